BEGIN TRANSACTION;
CREATE TABLE chat (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('tux5d87r82cu',1,0,'Red','Гарна гра!',1.79484215701243853564e+09);
INSERT INTO "chat" VALUES('tfzm878e2ytt',1,0,'Red','Гарна гра!',1.79484215717241334911e+09);
INSERT INTO "chat" VALUES('4y893b27sjuz',1,0,'Red','Гарна гра!',1.79484215726883459089e+09);
INSERT INTO "chat" VALUES('g2t58bbz7qq2',1,0,'Red','Гарна гра!',1.7948421573103690148e+09);
INSERT INTO "chat" VALUES('b4u4m44bdpz8',1,0,'Red','Гарна гра!',1.79484215746276283259e+09);
CREATE TABLE log (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "log" VALUES('tux5d87r82cu',1,'choose',1,'play red-x1',1.79484215354903292659e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',2,'choose',0,'play yellow-2',1.79484215359939432146e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',3,'choose',1,'play red-2',1.79484215364441132547e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',4,'choose',0,'play yellow-1-p3',1.7948421536782267093e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',5,'choose',0,'play yellow-1-p4',1.79484215372111964225e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',6,'choose',1,'play red-5',1.79484215372856903076e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',7,'choose',0,'ask 1',1.79484215374364089968e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',8,'choose',1,'serve yellow-3',1.79484215375533747672e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',9,'choose',1,'play red-fusion',1.79484215375967311864e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',10,'choose',1,'play red-1-p6',1.79484215377465629575e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',11,'choose',0,'play yellow-4',1.79484215378775715825e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',12,'choose',1,'ask 0',1.79484215381861066823e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',13,'choose',0,'serve red-x3',1.79484215383776092526e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',14,'choose',0,'ask 1',1.79484215385573697091e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',15,'choose',1,'serve yellow-1-p7',1.79484215386820220947e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',16,'choose',0,'ask 1',1.79484215390342831614e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',17,'choose',1,'serve yellow-6',1.7948421539197070599e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',18,'choose',1,'play red-4',1.79484215392618966103e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',19,'choose',0,'play yellow-1-p5',1.79484215395740056035e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',20,'choose',1,'ask 0',1.79484215398144531256e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',21,'choose',0,'serve red-1-p3',1.79484215400458407404e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',22,'choose',0,'play yellow-x1',1.79484215403415179254e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',23,'choose',1,'ask 0',1.7948421540876061917e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',24,'choose',0,'serve red-1-p7',1.79484215415660905835e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',25,'choose',1,'serve yellow-1-p6',1.79484215419839596749e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',26,'choose',1,'ask 0',1.79484215421500825889e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',27,'choose',0,'serve red-3',1.79484215428630614281e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',28,'choose',1,'play red-1-p4',1.79484215433394551277e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',29,'choose',1,'serve yellow-fusion',1.79484215434860563281e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',30,'choose',0,'serve red-6',1.79484215435283422468e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',31,'choose',1,'serve yellow-x2',1.79484215435827684399e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',32,'choose',0,'serve red-1-p5',1.79484215436275768278e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',33,'choose',0,'ask 1',1.79484215436708140377e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',34,'choose',1,'serve yellow-1-p7',1.79484215437460255617e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',35,'choose',1,'ask 0',1.7948421543992273807e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',36,'choose',0,'serve red-3',1.79484215442292308808e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',37,'choose',0,'play yellow-5',1.79484215445120072365e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',38,'choose',1,'play red-1-p4',1.79484215449132061001e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',39,'choose',0,'play yellow-1-p6',1.79484215451392841332e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',40,'choose',1,'play red-5',1.79484215452858424186e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',41,'choose',0,'ask 1',1.79484215454281759256e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',42,'choose',1,'serve yellow-2',1.79484215456552219391e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',43,'choose',1,'play red-1-p5',1.79484215457670640949e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',44,'choose',1,'play red-x1',1.79484215459817886351e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',45,'choose',0,'play yellow-1-p4',1.79484215463976907729e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',46,'choose',1,'ask 0',1.79484215465537261962e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',47,'choose',0,'serve red-1-p6',1.79484215466714382169e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',48,'choose',0,'play yellow-6',1.79484215468264675136e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',49,'choose',0,'ask 1',1.79484215470731115339e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',50,'choose',1,'serve yellow-fusion',1.79484215482872557639e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',51,'choose',1,'play red-x2',1.79484215484254741668e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',52,'choose',0,'play yellow-1-p3',1.79484215489198637013e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',53,'choose',0,'serve red-2',1.79484215495136117937e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',54,'choose',1,'serve yellow-1-p5',1794842155.00443);
INSERT INTO "log" VALUES('tux5d87r82cu',55,'choose',1,'play red-fusion',1.79484215504167485231e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',56,'choose',1,'serve yellow-x1',1.79484215508289408685e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',57,'choose',0,'serve red-1-p7',1.79484215511237788203e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',58,'choose',0,'serve red-1-p3',1.79484215517220020296e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',59,'choose',0,'ask 1',1.7948421552093758583e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',60,'choose',1,'serve yellow-x2',1.79484215525517249107e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',61,'choose',1,'ask 0',1.79484215533608508106e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',62,'choose',0,'serve red-4',1.79484215541616463655e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',63,'choose',0,'ask 1',1.79484215545347523691e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',64,'choose',1,'play red-x3',1.79484215550351381297e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',65,'choose',1,'play red-2',1.79484215556991887098e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',66,'choose',0,'play yellow-5',1.79484215562496376037e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',67,'choose',1,'play red-3',1.79484215567556571963e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',68,'choose',0,'play yellow-x3',1.79484215569871616369e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',69,'choose',0,'play yellow-1-p4',1.79484215575121617324e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',70,'choose',1,'ask 0',1.79484215578654503825e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',71,'choose',0,'serve red-1-p3',1.79484215583064341545e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',72,'choose',0,'ask 1',1.79484215587916660309e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',73,'choose',1,'serve yellow-3',1.79484215593617844582e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',74,'choose',1,'ask 0',1.7948421559836490154e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',75,'choose',0,'serve red-1-p6',1.79484215602126073838e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',76,'choose',0,'play yellow-1-p6',1.79484215607078838351e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',77,'choose',1,'play red-5',1.79484215610464715963e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',78,'choose',0,'ask 1',1.79484215613977622985e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',79,'choose',1,'serve yellow-1-p3',1.79484215618926787371e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',80,'choose',1,'play red-x3',1.79484215621320295332e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',81,'choose',1,'play red-x1',1.79484215621925187111e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',82,'choose',0,'ask 1',1.79484215622844815252e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',83,'choose',1,'serve yellow-x2',1.79484215623792195317e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',84,'choose',1,'play red-6',1.79484215624820137024e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',85,'choose',0,'play yellow-fusion',1.79484215627489352221e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',86,'choose',0,'ask 1',1.7948421563284015656e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',87,'choose',1,'serve yellow-1-p7',1.79484215643597435946e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',88,'choose',0,'serve red-1-p7',1.794842156443991661e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',89,'choose',0,'play yellow-2',1.79484215644973635677e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',90,'choose',0,'serve red-fusion',1.79484215645501565938e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',91,'choose',0,'serve red-x2',1.79484215646035313602e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',92,'choose',0,'play yellow-x1',1.79484215646557331092e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',93,'choose',0,'serve red-1-p4',1.79484215647084856034e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',94,'choose',1,'serve yellow-1-p5',1.7948421564769327641e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',95,'choose',1,'play red-1-p5',1.79484215648637485509e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',96,'choose',1,'serve yellow-4',1.79484215649341154099e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',97,'choose',0,'play yellow-1-p5',1.794842156503262043e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',98,'choose',1,'ask 0',1.79484215650963258741e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',99,'choose',0,'serve red-5',1.79484215652409553531e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',100,'choose',0,'play yellow-1-p3',1.794842156531594038e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',101,'choose',1,'play red-x3',1.79484215653775572773e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',102,'choose',1,'play red-x2',1.79484215654847407343e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',103,'choose',0,'play yellow-5',1.79484215655530214309e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',104,'choose',1,'ask 0',1.79484215656117415431e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',105,'choose',0,'serve red-x1',1.794842156575758934e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',106,'choose',0,'play yellow-1-p4',1.79484215658167147637e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',107,'choose',0,'play yellow-2',1.79484215658661890027e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',108,'choose',1,'ask 0',1.79484215659626102448e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',109,'choose',0,'serve red-4',1.79484215660568618769e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',110,'choose',0,'play yellow-3',1.79484215661267566682e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',111,'choose',1,'ask 0',1.79484215661972308156e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',112,'choose',0,'serve red-2',1.79484215662730097777e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',113,'choose',1,'ask 0',1.7948421566318871975e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',114,'choose',0,'serve red-1-p7',1794842156.64139);
INSERT INTO "log" VALUES('tux5d87r82cu',115,'choose',0,'play yellow-x2',1.79484215664633107185e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',116,'choose',1,'ask 0',1.79484215665064620976e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',117,'choose',0,'serve red-1-p5',1.79484215665997576716e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',118,'choose',1,'serve yellow-1-p7',1.7948421566645233631e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',119,'choose',1,'ask 0',1.79484215667259311673e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',120,'choose',1,'serve yellow-4',1.79484215667774128916e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',121,'choose',1,'play red-3',1.79484215668320965767e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',122,'choose',1,'serve yellow-x1',1.79484215668849921227e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',123,'choose',1,'serve yellow-1-p6',1.7948421566922798157e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',124,'choose',1,'play red-6',1.79484215669778776171e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',125,'choose',1,'serve yellow-fusion',1.794842156702483654e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',126,'choose',1,'play red-fusion',1.79484215670692515368e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',127,'choose',1,'serve yellow-6',1.7948421567126946449e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',128,'choose',1,'ask 0',1.79484215671851253504e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',129,'choose',0,'serve red-x3',1.79484215672940135006e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',130,'choose',0,'play yellow-1-p7',1.79484215673769068716e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',131,'choose',1,'play red-fusion',1794842156.7497);
INSERT INTO "log" VALUES('tux5d87r82cu',132,'choose',0,'ask 1',1.7948421567622349262e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',133,'choose',1,'serve yellow-2',1.79484215676913118364e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',134,'choose',1,'ask 0',1.79484215678062176708e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',135,'choose',0,'serve red-x2',1.79484215679385828972e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',136,'choose',0,'play yellow-6',1.79484215680265212066e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',137,'choose',1,'play red-1-p7',1.79484215681055593485e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',138,'choose',0,'play yellow-4',1.7948421568276910782e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',139,'choose',0,'play yellow-1-p6',1.79484215683653807642e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',140,'choose',1,'play red-3',1.79484215684432196619e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',141,'choose',0,'play yellow-1-p4',1.79484215686366462708e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',142,'choose',0,'serve red-4',1.79484215687250900266e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',143,'choose',0,'serve red-6',1.79484215688163614276e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',144,'choose',0,'ask 1',1.79484215689049363138e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',145,'choose',1,'serve yellow-1-p5',1.79484215689849138262e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',146,'choose',1,'play red-x1',1.7948421569054136276e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',147,'choose',0,'play yellow-1-p3',1.79484215692530632013e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',148,'choose',0,'serve red-2',1.79484215693371129034e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',149,'choose',1,'serve yellow-x2',1.79484215694029569619e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',150,'choose',0,'serve red-1-p3',1.79484215695742464063e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',151,'choose',0,'play yellow-x1',1.7948421569662051201e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',152,'choose',1,'serve yellow-5',1.79484215697363138197e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',153,'choose',1,'serve yellow-x3',1.79484215698868346212e+09);
INSERT INTO "log" VALUES('tux5d87r82cu',154,'choose',1,'serve yellow-3',1.79484215699744415286e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',1,'choose',1,'spread J8',1.79484215712104368213e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',2,'choose',1,'play scratch-line',1.7948421571249642372e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',3,'choose',1,'dig K1 K3',1.79484215712957310678e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',4,'choose',0,'spread K8',1.79484215713618659978e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',5,'choose',0,'play explosion',1.79484215714098882671e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',6,'choose',0,'explode J8',1.79484215714521503446e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',7,'choose',1,'spread L8',1.79484215714791274075e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',8,'choose',1,'play burning-snag',1.79484215715431475639e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',9,'choose',1,'light I5 J5 I6 J6',1.79484215715716266632e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',10,'choose',0,'spread L9',1.7948421571619927883e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',11,'choose',0,'change cards',1.79484215716591215131e+09);
INSERT INTO "log" VALUES('tfzm878e2ytt',12,'choose',0,'discard dozer-line',1.79484215716953134532e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',1,'sit',1,'Blue',1.79484215719401144981e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',2,'choose',0,'let go cave-5 cave-47',1.7948421572023289203e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',3,'choose',0,'gold',1.79484215720846343043e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',4,'choose',0,'gold',1.7948421572135357856e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',5,'choose',0,'gold',1.79484215721825623515e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',6,'choose',1,'let go green-ghost cave-50',1.79484215722476315502e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',7,'choose',1,'crystal',1.79484215723083162302e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',8,'choose',1,'crystal',1.79484215723648095133e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',9,'choose',1,'milk',1.79484215724225735664e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',10,'choose',0,'entice tendering-mothdragon golden',1.79484215724690794949e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',11,'choose',1,'exchange crystal milk for gold',1.7948421572525513172e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',12,'choose',1,'explore amethyst',1.79484215725962495801e+09);
INSERT INTO "log" VALUES('4y893b27sjuz',13,'choose',1,'take top',1.79484215726559281347e+09);
INSERT INTO "log" VALUES('g2t58bbz7qq2',1,'sit',1,'Blue',1.7948421572878062725e+09);
INSERT INTO "log" VALUES('g2t58bbz7qq2',2,'choose',0,'coin',1.79484215729193925855e+09);
INSERT INTO "log" VALUES('g2t58bbz7qq2',3,'choose',0,'return jeweller-pair-baker',1.79484215729567527768e+09);
INSERT INTO "log" VALUES('g2t58bbz7qq2',4,'choose',0,'return blacksmith-pair-cook',1.79484215729879164691e+09);
INSERT INTO "log" VALUES('g2t58bbz7qq2',5,'choose',0,'place baker c1',1.79484215730192255976e+09);
INSERT INTO "log" VALUES('g2t58bbz7qq2',6,'choose',0,'activate baker c1',1.79484215730485391617e+09);
INSERT INTO "log" VALUES('g2t58bbz7qq2',7,'choose',0,'place cook c2',1.794842157307883501e+09);
INSERT INTO "log" VALUES('b4u4m44bdpz8',1,'choose',0,'keep twinkle',1.79484215733487534522e+09);
INSERT INTO "log" VALUES('b4u4m44bdpz8',2,'choose',1,'keep starburst',1.7948421574424729347e+09);
INSERT INTO "log" VALUES('b4u4m44bdpz8',3,'choose',0,'visit draco-bell',1.79484215744755220417e+09);
INSERT INTO "log" VALUES('b4u4m44bdpz8',4,'choose',0,'place iron-1 draco-bell 2',1.79484215745217561728e+09);
INSERT INTO "log" VALUES('b4u4m44bdpz8',5,'choose',0,'fire meat-0',1.7948421574556412697e+09);
INSERT INTO "log" VALUES('b4u4m44bdpz8',6,'choose',0,'place iron-3 critical-rolls 3',1.79484215745951700216e+09);
INSERT INTO "log" VALUES('b4u4m44bdpz8',7,'choose',1,'visit potable-potions',1.79484215746438574793e+09);
INSERT INTO "log" VALUES('b4u4m44bdpz8',8,'choose',1,'place crystal-1 potable-potions 3',1.79484215747327780724e+09);
INSERT INTO "log" VALUES('b4u4m44bdpz8',9,'choose',1,'fire crystal-1',1.79484215759993529317e+09);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	password VARCHAR(200), 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('8n4yp2rbxpz5qv2znxva','Red','$argon2id$v=19$m=65536,t=3,p=4$ljTKY434MDWpBDE9yAX5Zg$mZP8KnCx1lC15lWfdTUVzzK3U/jTaMwT0aoI+DsP3ME',1.79484215309079456332e+09);
INSERT INTO "people" VALUES('zd2wwc4n4qkbh2t5qhut','Blue',NULL,1.79484215318822288515e+09);
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(24) DEFAULT '' NOT NULL, 
	open BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('tux5d87r82cu',0,'8n4yp2rbxpz5qv2znxva','Red','',0);
INSERT INTO "seats" VALUES('tux5d87r82cu',1,NULL,'','easy',0);
INSERT INTO "seats" VALUES('tfzm878e2ytt',0,'8n4yp2rbxpz5qv2znxva','Red','',0);
INSERT INTO "seats" VALUES('tfzm878e2ytt',1,NULL,'','easy',0);
INSERT INTO "seats" VALUES('4y893b27sjuz',0,'8n4yp2rbxpz5qv2znxva','Red','',0);
INSERT INTO "seats" VALUES('4y893b27sjuz',1,'zd2wwc4n4qkbh2t5qhut','Blue','',0);
INSERT INTO "seats" VALUES('g2t58bbz7qq2',0,'8n4yp2rbxpz5qv2znxva','Red','',0);
INSERT INTO "seats" VALUES('g2t58bbz7qq2',1,'zd2wwc4n4qkbh2t5qhut','Blue','',0);
INSERT INTO "seats" VALUES('b4u4m44bdpz8',0,'8n4yp2rbxpz5qv2znxva','Red','',0);
INSERT INTO "seats" VALUES('b4u4m44bdpz8',1,NULL,'','easy',0);
INSERT INTO "seats" VALUES('fzsy5gf7zh98',0,'8n4yp2rbxpz5qv2znxva','Red','',0);
INSERT INTO "seats" VALUES('fzsy5gf7zh98',1,NULL,'','',1);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(128) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie','67cf992f98cea4be4513748fcfdcd257e4c175fddd38add741e3114215aea453');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	variants TEXT NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	live BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	turn INTEGER NOT NULL, 
	moved FLOAT NOT NULL, 
	points VARCHAR(80) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('tux5d87r82cu','tatsu',1,2,'{}','7',0,1,'8n4yp2rbxpz5qv2znxva',1.79484215325945496558e+09,'over',-1,1.79484215699744415286e+09,'417 517');
INSERT INTO "tables" VALUES('tfzm878e2ytt','fire_tower',1,2,'{}','7',0,1,'8n4yp2rbxpz5qv2znxva',1.79484215702796626092e+09,'playing',0,1.79484215716953134532e+09,'');
INSERT INTO "tables" VALUES('4y893b27sjuz','wyrmspan',2,2,'{}','7',0,1,'8n4yp2rbxpz5qv2znxva',1.79484215717687082287e+09,'playing',0,1.79484215726559281347e+09,'');
INSERT INTO "tables" VALUES('g2t58bbz7qq2','flamecraft_duals',1,2,'{}','7',0,1,'8n4yp2rbxpz5qv2znxva',1.79484215727369809155e+09,'playing',0,1.794842157307883501e+09,'');
INSERT INTO "tables" VALUES('b4u4m44bdpz8','flamecraft',1,2,'{}','7',0,1,'8n4yp2rbxpz5qv2znxva',1.79484215731445598601e+09,'playing',1,1.79484215759993529317e+09,'');
INSERT INTO "tables" VALUES('fzsy5gf7zh98','wyrmspan',2,2,'{}','5544693195637342435',0,1,'8n4yp2rbxpz5qv2znxva',1.79484215747264266014e+09,'waiting',-1,1.79484215747264266014e+09,'');
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	label VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('cac9408bb13baa59c307f69bb307b289f97c36e5418d901df3b880b697dfd1cf','8n4yp2rbxpz5qv2znxva','Red',1.79484215312487053878e+09);
INSERT INTO "tokens" VALUES('bb3517cd6fa4661691491154fb208f7d8f3b086e764055c9344bb46772d8072f','zd2wwc4n4qkbh2t5qhut','Blue',1.7948421532058436871e+09);
CREATE UNIQUE INDEX people_named ON people (name) WHERE password IS NOT NULL;
CREATE INDEX ix_tables_public ON tables (public);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
