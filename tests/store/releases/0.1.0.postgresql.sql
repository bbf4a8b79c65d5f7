SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.chat (
    "table" character varying(16) NOT NULL,
    number integer NOT NULL,
    seat integer,
    name character varying(40) NOT NULL,
    text character varying(500) NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.log (
    "table" character varying(16) NOT NULL,
    number integer NOT NULL,
    kind character varying(8) NOT NULL,
    seat integer NOT NULL,
    key text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.people (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    password character varying(200),
    created double precision NOT NULL
);
CREATE TABLE public.seats (
    "table" character varying(16) NOT NULL,
    seat integer NOT NULL,
    person character varying(32),
    name character varying(40) NOT NULL,
    bot character varying(24) DEFAULT ''::character varying NOT NULL,
    open boolean DEFAULT true NOT NULL
);
CREATE TABLE public.secrets (
    name character varying(32) NOT NULL,
    value character varying(128) NOT NULL
);
CREATE TABLE public.tables (
    id character varying(16) NOT NULL,
    game character varying(32) NOT NULL,
    rules integer NOT NULL,
    seats integer NOT NULL,
    variants text NOT NULL,
    seed character varying(40) NOT NULL,
    live boolean NOT NULL,
    public boolean NOT NULL,
    host character varying(32) NOT NULL,
    created double precision NOT NULL,
    status character varying(8) NOT NULL,
    turn integer NOT NULL,
    moved double precision NOT NULL,
    points character varying(80) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.tokens (
    digest character varying(64) NOT NULL,
    person character varying(32) NOT NULL,
    label character varying(40) NOT NULL,
    created double precision NOT NULL
);
INSERT INTO public.chat VALUES ('4a5muugnwgad', 1, 0, 'Red', 'Гарна гра!', 1794842165.2270272);
INSERT INTO public.chat VALUES ('6nfkchxh6agq', 1, 0, 'Red', 'Гарна гра!', 1794842165.405011);
INSERT INTO public.chat VALUES ('3usntrmarqxt', 1, 0, 'Red', 'Гарна гра!', 1794842165.5277164);
INSERT INTO public.chat VALUES ('tfqhwfsckbqe', 1, 0, 'Red', 'Гарна гра!', 1794842165.5891254);
INSERT INTO public.chat VALUES ('rq85wsmrqv5x', 1, 0, 'Red', 'Гарна гра!', 1794842165.7984443);
INSERT INTO public.log VALUES ('4a5muugnwgad', 1, 'choose', 1, 'play red-fusion', 1794842160.7180567);
INSERT INTO public.log VALUES ('4a5muugnwgad', 2, 'choose', 0, 'play yellow-2', 1794842160.7731557);
INSERT INTO public.log VALUES ('4a5muugnwgad', 3, 'choose', 1, 'ask 0', 1794842160.7883348);
INSERT INTO public.log VALUES ('4a5muugnwgad', 4, 'choose', 0, 'serve red-3', 1794842160.794945);
INSERT INTO public.log VALUES ('4a5muugnwgad', 5, 'choose', 0, 'play yellow-1-p3', 1794842160.7997365);
INSERT INTO public.log VALUES ('4a5muugnwgad', 6, 'choose', 1, 'play red-x1', 1794842160.8072257);
INSERT INTO public.log VALUES ('4a5muugnwgad', 7, 'choose', 0, 'play yellow-4', 1794842160.827508);
INSERT INTO public.log VALUES ('4a5muugnwgad', 8, 'choose', 1, 'play red-4', 1794842160.8336875);
INSERT INTO public.log VALUES ('4a5muugnwgad', 9, 'choose', 0, 'play yellow-1-p4', 1794842160.8406625);
INSERT INTO public.log VALUES ('4a5muugnwgad', 10, 'choose', 0, 'ask 1', 1794842160.8592176);
INSERT INTO public.log VALUES ('4a5muugnwgad', 11, 'choose', 1, 'serve yellow-3', 1794842160.8774698);
INSERT INTO public.log VALUES ('4a5muugnwgad', 12, 'choose', 1, 'play red-1-p6', 1794842160.89112);
INSERT INTO public.log VALUES ('4a5muugnwgad', 13, 'choose', 0, 'ask 1', 1794842160.9060903);
INSERT INTO public.log VALUES ('4a5muugnwgad', 14, 'choose', 1, 'serve yellow-x2', 1794842160.9151976);
INSERT INTO public.log VALUES ('4a5muugnwgad', 15, 'choose', 1, 'play red-2', 1794842160.9221828);
INSERT INTO public.log VALUES ('4a5muugnwgad', 16, 'choose', 0, 'ask 1', 1794842160.9305809);
INSERT INTO public.log VALUES ('4a5muugnwgad', 17, 'choose', 1, 'serve yellow-1-p7', 1794842160.961586);
INSERT INTO public.log VALUES ('4a5muugnwgad', 18, 'choose', 1, 'ask 0', 1794842160.9702902);
INSERT INTO public.log VALUES ('4a5muugnwgad', 19, 'choose', 0, 'serve red-1-p7', 1794842160.9832091);
INSERT INTO public.log VALUES ('4a5muugnwgad', 20, 'choose', 0, 'ask 1', 1794842160.9879906);
INSERT INTO public.log VALUES ('4a5muugnwgad', 21, 'choose', 1, 'serve yellow-6', 1794842160.9973848);
INSERT INTO public.log VALUES ('4a5muugnwgad', 22, 'choose', 1, 'ask 0', 1794842161.000546);
INSERT INTO public.log VALUES ('4a5muugnwgad', 23, 'choose', 0, 'serve red-1-p5', 1794842161.0114071);
INSERT INTO public.log VALUES ('4a5muugnwgad', 24, 'choose', 0, 'ask 1', 1794842161.0311022);
INSERT INTO public.log VALUES ('4a5muugnwgad', 25, 'choose', 1, 'ask 0', 1794842161.039825);
INSERT INTO public.log VALUES ('4a5muugnwgad', 26, 'choose', 0, 'serve red-1-p3', 1794842161.0457308);
INSERT INTO public.log VALUES ('4a5muugnwgad', 27, 'choose', 0, 'play yellow-1-p5', 1794842161.0588431);
INSERT INTO public.log VALUES ('4a5muugnwgad', 28, 'choose', 1, 'play red-5', 1794842161.0796633);
INSERT INTO public.log VALUES ('4a5muugnwgad', 29, 'choose', 0, 'ask 1', 1794842161.0937295);
INSERT INTO public.log VALUES ('4a5muugnwgad', 30, 'choose', 1, 'serve yellow-5', 1794842161.1150312);
INSERT INTO public.log VALUES ('4a5muugnwgad', 31, 'choose', 1, 'ask 0', 1794842161.133594);
INSERT INTO public.log VALUES ('4a5muugnwgad', 32, 'choose', 0, 'serve red-x2', 1794842161.1420803);
INSERT INTO public.log VALUES ('4a5muugnwgad', 33, 'choose', 0, 'ask 1', 1794842161.161379);
INSERT INTO public.log VALUES ('4a5muugnwgad', 34, 'choose', 1, 'ask 0', 1794842161.1707592);
INSERT INTO public.log VALUES ('4a5muugnwgad', 35, 'choose', 0, 'play yellow-x3', 1794842161.179213);
INSERT INTO public.log VALUES ('4a5muugnwgad', 36, 'choose', 1, 'play red-1-p4', 1794842161.1927085);
INSERT INTO public.log VALUES ('4a5muugnwgad', 37, 'choose', 0, 'play yellow-1-p6', 1794842161.2046826);
INSERT INTO public.log VALUES ('4a5muugnwgad', 38, 'choose', 1, 'play red-1-p4', 1794842161.2166412);
INSERT INTO public.log VALUES ('4a5muugnwgad', 39, 'choose', 0, 'play yellow-1-p4', 1794842161.2344847);
INSERT INTO public.log VALUES ('4a5muugnwgad', 40, 'choose', 1, 'play red-5', 1794842161.2438188);
INSERT INTO public.log VALUES ('4a5muugnwgad', 41, 'choose', 1, 'ask 0', 1794842161.2957754);
INSERT INTO public.log VALUES ('4a5muugnwgad', 42, 'choose', 0, 'serve red-1-p6', 1794842161.32263);
INSERT INTO public.log VALUES ('4a5muugnwgad', 43, 'choose', 0, 'play yellow-5', 1794842161.3510692);
INSERT INTO public.log VALUES ('4a5muugnwgad', 44, 'choose', 1, 'ask 0', 1794842161.3632894);
INSERT INTO public.log VALUES ('4a5muugnwgad', 45, 'choose', 0, 'serve red-1-p7', 1794842161.3777437);
INSERT INTO public.log VALUES ('4a5muugnwgad', 46, 'choose', 0, 'play yellow-6', 1794842161.3838513);
INSERT INTO public.log VALUES ('4a5muugnwgad', 47, 'choose', 0, 'ask 1', 1794842161.3955677);
INSERT INTO public.log VALUES ('4a5muugnwgad', 48, 'choose', 1, 'serve yellow-1-p5', 1794842161.4213967);
INSERT INTO public.log VALUES ('4a5muugnwgad', 49, 'choose', 1, 'play red-x1', 1794842161.4389663);
INSERT INTO public.log VALUES ('4a5muugnwgad', 50, 'choose', 0, 'play yellow-1-p3', 1794842161.4767025);
INSERT INTO public.log VALUES ('4a5muugnwgad', 51, 'choose', 1, 'play red-x2', 1794842161.510168);
INSERT INTO public.log VALUES ('4a5muugnwgad', 52, 'choose', 1, 'serve yellow-x1', 1794842161.552153);
INSERT INTO public.log VALUES ('4a5muugnwgad', 53, 'choose', 1, 'play red-fusion', 1794842161.5829597);
INSERT INTO public.log VALUES ('4a5muugnwgad', 54, 'choose', 1, 'serve yellow-fusion', 1794842161.6096678);
INSERT INTO public.log VALUES ('4a5muugnwgad', 55, 'choose', 1, 'ask 0', 1794842161.6390378);
INSERT INTO public.log VALUES ('4a5muugnwgad', 56, 'choose', 0, 'serve red-6', 1794842161.6702826);
INSERT INTO public.log VALUES ('4a5muugnwgad', 57, 'choose', 1, 'play red-1-p5', 1794842161.7064176);
INSERT INTO public.log VALUES ('4a5muugnwgad', 58, 'choose', 0, 'play yellow-4', 1794842161.7302876);
INSERT INTO public.log VALUES ('4a5muugnwgad', 59, 'choose', 0, 'serve red-1-p3', 1794842161.7398334);
INSERT INTO public.log VALUES ('4a5muugnwgad', 60, 'choose', 0, 'ask 1', 1794842161.7466798);
INSERT INTO public.log VALUES ('4a5muugnwgad', 61, 'choose', 1, 'serve yellow-x3', 1794842161.75552);
INSERT INTO public.log VALUES ('4a5muugnwgad', 62, 'choose', 0, 'ask 1', 1794842161.761249);
INSERT INTO public.log VALUES ('4a5muugnwgad', 63, 'choose', 1, 'serve yellow-1-p7', 1794842161.7711415);
INSERT INTO public.log VALUES ('4a5muugnwgad', 64, 'choose', 0, 'serve red-4', 1794842161.7916744);
INSERT INTO public.log VALUES ('4a5muugnwgad', 65, 'choose', 0, 'play yellow-3', 1794842161.818788);
INSERT INTO public.log VALUES ('4a5muugnwgad', 66, 'choose', 1, 'serve yellow-x2', 1794842161.8558884);
INSERT INTO public.log VALUES ('4a5muugnwgad', 67, 'choose', 1, 'ask 0', 1794842161.8671024);
INSERT INTO public.log VALUES ('4a5muugnwgad', 68, 'choose', 0, 'serve red-1-p3', 1794842161.9141579);
INSERT INTO public.log VALUES ('4a5muugnwgad', 69, 'choose', 0, 'ask 1', 1794842161.9323263);
INSERT INTO public.log VALUES ('4a5muugnwgad', 70, 'choose', 1, 'serve yellow-x2', 1794842161.9642184);
INSERT INTO public.log VALUES ('4a5muugnwgad', 71, 'choose', 1, 'ask 0', 1794842161.9742827);
INSERT INTO public.log VALUES ('4a5muugnwgad', 72, 'choose', 0, 'serve red-x2', 1794842161.9833777);
INSERT INTO public.log VALUES ('4a5muugnwgad', 73, 'choose', 0, 'play yellow-x1', 1794842161.9984498);
INSERT INTO public.log VALUES ('4a5muugnwgad', 74, 'choose', 1, 'play red-2', 1794842162.0164504);
INSERT INTO public.log VALUES ('4a5muugnwgad', 75, 'choose', 0, 'ask 1', 1794842162.0252867);
INSERT INTO public.log VALUES ('4a5muugnwgad', 76, 'choose', 1, 'serve yellow-1-p3', 1794842162.0314515);
INSERT INTO public.log VALUES ('4a5muugnwgad', 77, 'choose', 1, 'ask 0', 1794842162.045862);
INSERT INTO public.log VALUES ('4a5muugnwgad', 78, 'choose', 0, 'serve red-1-p6', 1794842162.0714486);
INSERT INTO public.log VALUES ('4a5muugnwgad', 79, 'choose', 0, 'ask 1', 1794842162.1979017);
INSERT INTO public.log VALUES ('4a5muugnwgad', 80, 'choose', 1, 'serve yellow-3', 1794842162.236443);
INSERT INTO public.log VALUES ('4a5muugnwgad', 81, 'choose', 0, 'play yellow-1-p4', 1794842162.2568657);
INSERT INTO public.log VALUES ('4a5muugnwgad', 82, 'choose', 1, 'play red-3', 1794842162.26815);
INSERT INTO public.log VALUES ('4a5muugnwgad', 83, 'choose', 0, 'ask 1', 1794842162.2872636);
INSERT INTO public.log VALUES ('4a5muugnwgad', 84, 'choose', 1, 'serve yellow-1-p7', 1794842162.3029292);
INSERT INTO public.log VALUES ('4a5muugnwgad', 85, 'choose', 1, 'play red-x3', 1794842162.317912);
INSERT INTO public.log VALUES ('4a5muugnwgad', 86, 'choose', 1, 'play red-x1', 1794842162.329367);
INSERT INTO public.log VALUES ('4a5muugnwgad', 87, 'choose', 0, 'play yellow-fusion', 1794842162.3402915);
INSERT INTO public.log VALUES ('4a5muugnwgad', 88, 'choose', 1, 'play red-6', 1794842162.345528);
INSERT INTO public.log VALUES ('4a5muugnwgad', 89, 'choose', 0, 'play yellow-x3', 1794842162.3558464);
INSERT INTO public.log VALUES ('4a5muugnwgad', 90, 'choose', 0, 'play yellow-5', 1794842162.3634725);
INSERT INTO public.log VALUES ('4a5muugnwgad', 91, 'choose', 1, 'ask 0', 1794842162.3698552);
INSERT INTO public.log VALUES ('4a5muugnwgad', 92, 'choose', 0, 'serve red-4', 1794842162.3969288);
INSERT INTO public.log VALUES ('4a5muugnwgad', 93, 'choose', 0, 'play yellow-1-p6', 1794842162.4074667);
INSERT INTO public.log VALUES ('4a5muugnwgad', 94, 'choose', 1, 'play red-5', 1794842162.4271107);
INSERT INTO public.log VALUES ('4a5muugnwgad', 95, 'choose', 0, 'play yellow-2', 1794842162.4790328);
INSERT INTO public.log VALUES ('4a5muugnwgad', 96, 'choose', 0, 'serve red-1-p7', 1794842162.5155816);
INSERT INTO public.log VALUES ('4a5muugnwgad', 97, 'choose', 1, 'serve yellow-1-p5', 1794842162.5944865);
INSERT INTO public.log VALUES ('4a5muugnwgad', 98, 'choose', 1, 'ask 0', 1794842162.614321);
INSERT INTO public.log VALUES ('4a5muugnwgad', 99, 'choose', 0, 'serve red-1-p4', 1794842162.6324606);
INSERT INTO public.log VALUES ('4a5muugnwgad', 100, 'choose', 1, 'serve yellow-6', 1794842162.6636612);
INSERT INTO public.log VALUES ('4a5muugnwgad', 101, 'choose', 1, 'play red-1-p5', 1794842162.6875756);
INSERT INTO public.log VALUES ('4a5muugnwgad', 102, 'choose', 0, 'play yellow-x2', 1794842162.7018178);
INSERT INTO public.log VALUES ('4a5muugnwgad', 103, 'choose', 1, 'play red-x2', 1794842162.7078931);
INSERT INTO public.log VALUES ('4a5muugnwgad', 104, 'choose', 0, 'play yellow-5', 1794842162.729815);
INSERT INTO public.log VALUES ('4a5muugnwgad', 105, 'choose', 1, 'ask 0', 1794842162.7498517);
INSERT INTO public.log VALUES ('4a5muugnwgad', 106, 'choose', 0, 'serve red-4', 1794842162.7642114);
INSERT INTO public.log VALUES ('4a5muugnwgad', 107, 'choose', 0, 'ask 1', 1794842162.8257122);
INSERT INTO public.log VALUES ('4a5muugnwgad', 108, 'choose', 1, 'serve yellow-fusion', 1794842162.8335147);
INSERT INTO public.log VALUES ('4a5muugnwgad', 109, 'choose', 1, 'play red-6', 1794842162.881619);
INSERT INTO public.log VALUES ('4a5muugnwgad', 110, 'choose', 0, 'play yellow-1-p4', 1794842162.9149685);
INSERT INTO public.log VALUES ('4a5muugnwgad', 111, 'choose', 1, 'play red-1-p6', 1794842162.9478343);
INSERT INTO public.log VALUES ('4a5muugnwgad', 112, 'choose', 0, 'play yellow-1-p5', 1794842162.9828267);
INSERT INTO public.log VALUES ('4a5muugnwgad', 113, 'choose', 1, 'play red-x3', 1794842162.9956481);
INSERT INTO public.log VALUES ('4a5muugnwgad', 114, 'choose', 0, 'ask 1', 1794842163.0346866);
INSERT INTO public.log VALUES ('4a5muugnwgad', 115, 'choose', 1, 'serve yellow-6', 1794842163.0765069);
INSERT INTO public.log VALUES ('4a5muugnwgad', 116, 'choose', 0, 'serve red-1-p5', 1794842163.156141);
INSERT INTO public.log VALUES ('4a5muugnwgad', 117, 'choose', 0, 'play yellow-2', 1794842163.1869144);
INSERT INTO public.log VALUES ('4a5muugnwgad', 118, 'choose', 0, 'serve red-1-p3', 1794842163.2193615);
INSERT INTO public.log VALUES ('4a5muugnwgad', 119, 'choose', 0, 'play yellow-1-p3', 1794842163.2429156);
INSERT INTO public.log VALUES ('4a5muugnwgad', 120, 'choose', 0, 'serve red-5', 1794842163.2716014);
INSERT INTO public.log VALUES ('4a5muugnwgad', 121, 'choose', 0, 'serve red-2', 1794842163.3002234);
INSERT INTO public.log VALUES ('4a5muugnwgad', 122, 'choose', 0, 'play yellow-3', 1794842163.3491092);
INSERT INTO public.log VALUES ('4a5muugnwgad', 123, 'choose', 1, 'serve yellow-x3', 1794842163.3907773);
INSERT INTO public.log VALUES ('4a5muugnwgad', 124, 'choose', 1, 'serve yellow-1-p6', 1794842163.456344);
INSERT INTO public.log VALUES ('4a5muugnwgad', 125, 'choose', 1, 'play red-1-p4', 1794842163.4899874);
INSERT INTO public.log VALUES ('4a5muugnwgad', 126, 'choose', 1, 'serve yellow-1-p7', 1794842163.5192783);
INSERT INTO public.log VALUES ('4a5muugnwgad', 127, 'choose', 1, 'play red-3', 1794842163.5712173);
INSERT INTO public.log VALUES ('4a5muugnwgad', 128, 'choose', 1, 'serve yellow-4', 1794842163.580777);
INSERT INTO public.log VALUES ('4a5muugnwgad', 129, 'choose', 1, 'ask 0', 1794842163.6192446);
INSERT INTO public.log VALUES ('4a5muugnwgad', 130, 'choose', 0, 'serve red-1-p3', 1794842163.664114);
INSERT INTO public.log VALUES ('4a5muugnwgad', 131, 'choose', 0, 'play yellow-1-p7', 1794842163.7237012);
INSERT INTO public.log VALUES ('4a5muugnwgad', 132, 'choose', 1, 'ask 0', 1794842163.7448916);
INSERT INTO public.log VALUES ('4a5muugnwgad', 133, 'choose', 0, 'serve red-x3', 1794842163.7747786);
INSERT INTO public.log VALUES ('4a5muugnwgad', 134, 'choose', 0, 'play yellow-6', 1794842163.7841263);
INSERT INTO public.log VALUES ('4a5muugnwgad', 135, 'choose', 0, 'play yellow-1-p6', 1794842163.8017771);
INSERT INTO public.log VALUES ('4a5muugnwgad', 136, 'choose', 1, 'ask 0', 1794842163.8212988);
INSERT INTO public.log VALUES ('4a5muugnwgad', 137, 'choose', 0, 'serve red-6', 1794842163.8620324);
INSERT INTO public.log VALUES ('4a5muugnwgad', 138, 'choose', 0, 'play yellow-4', 1794842163.9220972);
INSERT INTO public.log VALUES ('4a5muugnwgad', 139, 'choose', 1, 'ask 0', 1794842163.945546);
INSERT INTO public.log VALUES ('4a5muugnwgad', 140, 'choose', 0, 'serve red-x2', 1794842163.9627228);
INSERT INTO public.log VALUES ('4a5muugnwgad', 141, 'choose', 1, 'play red-fusion', 1794842163.9808774);
INSERT INTO public.log VALUES ('4a5muugnwgad', 142, 'choose', 0, 'play yellow-1-p4', 1794842163.9937332);
INSERT INTO public.log VALUES ('4a5muugnwgad', 143, 'choose', 1, 'ask 0', 1794842164.0199237);
INSERT INTO public.log VALUES ('4a5muugnwgad', 144, 'choose', 0, 'serve red-5', 1794842164.059794);
INSERT INTO public.log VALUES ('4a5muugnwgad', 145, 'choose', 0, 'play yellow-1-p3', 1794842164.097816);
INSERT INTO public.log VALUES ('4a5muugnwgad', 146, 'choose', 1, 'play red-1-p7', 1794842164.1317954);
INSERT INTO public.log VALUES ('4a5muugnwgad', 147, 'choose', 0, 'play yellow-x1', 1794842164.1513507);
INSERT INTO public.log VALUES ('4a5muugnwgad', 148, 'choose', 1, 'ask 0', 1794842164.1606853);
INSERT INTO public.log VALUES ('4a5muugnwgad', 149, 'choose', 0, 'serve red-2', 1794842164.2081597);
INSERT INTO public.log VALUES ('4a5muugnwgad', 150, 'choose', 1, 'serve yellow-1-p5', 1794842164.254768);
INSERT INTO public.log VALUES ('4a5muugnwgad', 151, 'choose', 1, 'ask 0', 1794842164.2805877);
INSERT INTO public.log VALUES ('4a5muugnwgad', 152, 'choose', 1, 'serve yellow-x3', 1794842164.3258057);
INSERT INTO public.log VALUES ('4a5muugnwgad', 153, 'choose', 1, 'play red-x1', 1794842164.3447225);
INSERT INTO public.log VALUES ('4a5muugnwgad', 154, 'choose', 1, 'serve yellow-2', 1794842164.3699005);
INSERT INTO public.log VALUES ('4a5muugnwgad', 155, 'choose', 1, 'play red-3', 1794842164.381058);
INSERT INTO public.log VALUES ('4a5muugnwgad', 156, 'choose', 1, 'serve yellow-x2', 1794842164.4190457);
INSERT INTO public.log VALUES ('4a5muugnwgad', 157, 'choose', 1, 'serve yellow-3', 1794842164.46314);
INSERT INTO public.log VALUES ('4a5muugnwgad', 158, 'choose', 1, 'serve yellow-5', 1794842164.4767392);
INSERT INTO public.log VALUES ('4a5muugnwgad', 159, 'choose', 0, 'play yellow-1-p5', 1794842164.5109086);
INSERT INTO public.log VALUES ('4a5muugnwgad', 160, 'choose', 1, 'play red-4', 1794842164.5328639);
INSERT INTO public.log VALUES ('4a5muugnwgad', 161, 'choose', 0, 'play yellow-5', 1794842164.5464468);
INSERT INTO public.log VALUES ('4a5muugnwgad', 162, 'choose', 1, 'play red-1-p5', 1794842164.5605204);
INSERT INTO public.log VALUES ('4a5muugnwgad', 163, 'choose', 0, 'play yellow-1-p3', 1794842164.572395);
INSERT INTO public.log VALUES ('4a5muugnwgad', 164, 'choose', 1, 'play red-6', 1794842164.5862994);
INSERT INTO public.log VALUES ('4a5muugnwgad', 165, 'choose', 0, 'play yellow-1-p4', 1794842164.599179);
INSERT INTO public.log VALUES ('4a5muugnwgad', 166, 'choose', 1, 'play red-x1', 1794842164.6114554);
INSERT INTO public.log VALUES ('4a5muugnwgad', 167, 'choose', 1, 'ask 0', 1794842164.6542823);
INSERT INTO public.log VALUES ('4a5muugnwgad', 168, 'choose', 0, 'serve red-1-p3', 1794842164.6900346);
INSERT INTO public.log VALUES ('4a5muugnwgad', 169, 'choose', 0, 'ask 1', 1794842164.716008);
INSERT INTO public.log VALUES ('4a5muugnwgad', 170, 'choose', 1, 'serve yellow-1-p7', 1794842164.844431);
INSERT INTO public.log VALUES ('4a5muugnwgad', 171, 'choose', 1, 'play red-fusion', 1794842164.8570523);
INSERT INTO public.log VALUES ('4a5muugnwgad', 172, 'choose', 0, 'ask 1', 1794842164.873233);
INSERT INTO public.log VALUES ('4a5muugnwgad', 173, 'choose', 1, 'serve yellow-2', 1794842164.8932078);
INSERT INTO public.log VALUES ('4a5muugnwgad', 174, 'choose', 1, 'ask 0', 1794842164.9041545);
INSERT INTO public.log VALUES ('4a5muugnwgad', 175, 'choose', 0, 'serve red-1-p4', 1794842164.9225366);
INSERT INTO public.log VALUES ('4a5muugnwgad', 176, 'choose', 0, 'play yellow-6', 1794842164.9322045);
INSERT INTO public.log VALUES ('4a5muugnwgad', 177, 'choose', 1, 'ask 0', 1794842164.942906);
INSERT INTO public.log VALUES ('4a5muugnwgad', 178, 'choose', 0, 'serve red-1-p7', 1794842164.9668362);
INSERT INTO public.log VALUES ('4a5muugnwgad', 179, 'choose', 0, 'ask 1', 1794842164.9779773);
INSERT INTO public.log VALUES ('4a5muugnwgad', 180, 'choose', 1, 'serve yellow-x1', 1794842164.9985833);
INSERT INTO public.log VALUES ('4a5muugnwgad', 181, 'choose', 0, 'ask 1', 1794842165.0150416);
INSERT INTO public.log VALUES ('4a5muugnwgad', 182, 'choose', 1, 'serve yellow-fusion', 1794842165.026009);
INSERT INTO public.log VALUES ('4a5muugnwgad', 183, 'choose', 1, 'play red-5', 1794842165.043119);
INSERT INTO public.log VALUES ('4a5muugnwgad', 184, 'choose', 0, 'play yellow-x2', 1794842165.0579016);
INSERT INTO public.log VALUES ('4a5muugnwgad', 185, 'choose', 1, 'ask 0', 1794842165.0687115);
INSERT INTO public.log VALUES ('4a5muugnwgad', 186, 'choose', 0, 'serve red-3', 1794842165.093936);
INSERT INTO public.log VALUES ('4a5muugnwgad', 187, 'choose', 1, 'serve yellow-3', 1794842165.1111028);
INSERT INTO public.log VALUES ('4a5muugnwgad', 188, 'choose', 1, 'ask 0', 1794842165.1263483);
INSERT INTO public.log VALUES ('4a5muugnwgad', 189, 'choose', 0, 'serve red-x3', 1794842165.1444259);
INSERT INTO public.log VALUES ('4a5muugnwgad', 190, 'choose', 0, 'ask 1', 1794842165.1554327);
INSERT INTO public.log VALUES ('4a5muugnwgad', 191, 'choose', 1, 'serve yellow-4', 1794842165.164079);
INSERT INTO public.log VALUES ('4a5muugnwgad', 192, 'choose', 1, 'ask 0', 1794842165.1751313);
INSERT INTO public.log VALUES ('4a5muugnwgad', 193, 'choose', 0, 'serve red-x2', 1794842165.188714);
INSERT INTO public.log VALUES ('4a5muugnwgad', 194, 'choose', 0, 'play yellow-x3', 1794842165.197042);
INSERT INTO public.log VALUES ('4a5muugnwgad', 195, 'choose', 1, 'ask 0', 1794842165.2084658);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 1, 'choose', 1, 'spread J9', 1794842165.3460186);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 2, 'choose', 1, 'play explosion', 1794842165.352284);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 3, 'choose', 0, 'spread L8', 1794842165.3586972);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 4, 'choose', 0, 'play explosion', 1794842165.3652282);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 5, 'choose', 0, 'explode K8', 1794842165.3717442);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 6, 'choose', 1, 'spread L10', 1794842165.378577);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 7, 'choose', 1, 'play smokejumper', 1794842165.3830771);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 8, 'choose', 1, 'around J7', 1794842165.3876781);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 9, 'choose', 0, 'spread M9', 1794842165.393048);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 10, 'choose', 0, 'change cards', 1794842165.3973615);
INSERT INTO public.log VALUES ('6nfkchxh6agq', 11, 'choose', 0, 'discard dozer-line', 1794842165.401375);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 8, 'choose', 1, 'go on', 1794842165.813033);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 9, 'choose', 1, 'fire iron-3', 1794842165.818107);
INSERT INTO public.log VALUES ('3usntrmarqxt', 1, 'sit', 1, 'Blue', 1794842165.4392192);
INSERT INTO public.log VALUES ('3usntrmarqxt', 2, 'choose', 0, 'let go cave-5 cave-47', 1794842165.4483635);
INSERT INTO public.log VALUES ('3usntrmarqxt', 3, 'choose', 0, 'gold', 1794842165.4534597);
INSERT INTO public.log VALUES ('3usntrmarqxt', 4, 'choose', 0, 'gold', 1794842165.458677);
INSERT INTO public.log VALUES ('3usntrmarqxt', 5, 'choose', 0, 'gold', 1794842165.463815);
INSERT INTO public.log VALUES ('3usntrmarqxt', 6, 'choose', 1, 'let go green-ghost cave-50', 1794842165.4709752);
INSERT INTO public.log VALUES ('3usntrmarqxt', 7, 'choose', 1, 'crystal', 1794842165.476598);
INSERT INTO public.log VALUES ('3usntrmarqxt', 8, 'choose', 1, 'crystal', 1794842165.481668);
INSERT INTO public.log VALUES ('3usntrmarqxt', 9, 'choose', 1, 'milk', 1794842165.4868503);
INSERT INTO public.log VALUES ('3usntrmarqxt', 10, 'choose', 0, 'entice tendering-mothdragon golden', 1794842165.491635);
INSERT INTO public.log VALUES ('3usntrmarqxt', 11, 'choose', 1, 'exchange crystal milk for gold', 1794842165.4991043);
INSERT INTO public.log VALUES ('3usntrmarqxt', 12, 'choose', 1, 'explore amethyst', 1794842165.5123067);
INSERT INTO public.log VALUES ('3usntrmarqxt', 13, 'choose', 1, 'take top', 1794842165.5217705);
INSERT INTO public.log VALUES ('tfqhwfsckbqe', 1, 'sit', 1, 'Blue', 1794842165.5521092);
INSERT INTO public.log VALUES ('tfqhwfsckbqe', 2, 'choose', 0, 'coin', 1794842165.5593941);
INSERT INTO public.log VALUES ('tfqhwfsckbqe', 3, 'choose', 0, 'return jeweller-pair-baker', 1794842165.5645874);
INSERT INTO public.log VALUES ('tfqhwfsckbqe', 4, 'choose', 0, 'return blacksmith-pair-cook', 1794842165.5694382);
INSERT INTO public.log VALUES ('tfqhwfsckbqe', 5, 'choose', 0, 'place baker c1', 1794842165.5744781);
INSERT INTO public.log VALUES ('tfqhwfsckbqe', 6, 'choose', 0, 'activate baker c1', 1794842165.5792172);
INSERT INTO public.log VALUES ('tfqhwfsckbqe', 7, 'choose', 0, 'place cook c2', 1794842165.5844905);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 1, 'choose', 0, 'keep twinkle', 1794842165.6196156);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 2, 'choose', 1, 'keep starburst', 1794842165.753806);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 3, 'choose', 0, 'visit draco-bell', 1794842165.7651355);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 4, 'choose', 0, 'place iron-1 draco-bell 2', 1794842165.775077);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 5, 'choose', 0, 'fire meat-0', 1794842165.7823284);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 6, 'choose', 0, 'place iron-3 critical-rolls 3', 1794842165.7908492);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 7, 'choose', 1, 'visit critical-rolls', 1794842165.7977574);
INSERT INTO public.log VALUES ('rq85wsmrqv5x', 10, 'choose', 1, 'take 2 bread', 1794842165.9479291);
INSERT INTO public.people VALUES ('44up4kaka2ja23w24474', 'Blue', NULL, 1794842160.3709173);
INSERT INTO public.people VALUES ('snbxxy89t8r59m6fk6qd', 'Red', '$argon2id$v=19$m=65536,t=3,p=4$G0icmxd87VwOhySxBIwk4g$NVNQHIl8yD+xB5Z8mYiijs/Vcqu0vMZZINdj+U8ukTQ', 1794842160.3057294);
INSERT INTO public.seats VALUES ('4a5muugnwgad', 0, 'snbxxy89t8r59m6fk6qd', 'Red', '', false);
INSERT INTO public.seats VALUES ('4a5muugnwgad', 1, NULL, '', 'easy', false);
INSERT INTO public.seats VALUES ('6nfkchxh6agq', 0, 'snbxxy89t8r59m6fk6qd', 'Red', '', false);
INSERT INTO public.seats VALUES ('6nfkchxh6agq', 1, NULL, '', 'easy', false);
INSERT INTO public.seats VALUES ('3usntrmarqxt', 0, 'snbxxy89t8r59m6fk6qd', 'Red', '', false);
INSERT INTO public.seats VALUES ('3usntrmarqxt', 1, '44up4kaka2ja23w24474', 'Blue', '', false);
INSERT INTO public.seats VALUES ('tfqhwfsckbqe', 0, 'snbxxy89t8r59m6fk6qd', 'Red', '', false);
INSERT INTO public.seats VALUES ('tfqhwfsckbqe', 1, '44up4kaka2ja23w24474', 'Blue', '', false);
INSERT INTO public.seats VALUES ('rq85wsmrqv5x', 0, 'snbxxy89t8r59m6fk6qd', 'Red', '', false);
INSERT INTO public.seats VALUES ('rq85wsmrqv5x', 1, NULL, '', 'easy', false);
INSERT INTO public.seats VALUES ('q5bqyjpcpr94', 0, 'snbxxy89t8r59m6fk6qd', 'Red', '', false);
INSERT INTO public.seats VALUES ('q5bqyjpcpr94', 1, NULL, '', '', true);
INSERT INTO public.secrets VALUES ('cookie', 'e9af9ce645aaebb472c8439b46bd499b05a577432377b5b6c652605ad3529d2a');
INSERT INTO public.tables VALUES ('q5bqyjpcpr94', 'wyrmspan', 2, 2, '{}', '5206903226492538368', false, true, 'snbxxy89t8r59m6fk6qd', 1794842165.8107233, 'waiting', -1, 1794842165.8107233, '');
INSERT INTO public.tables VALUES ('rq85wsmrqv5x', 'flamecraft', 1, 2, '{}', '7', false, true, 'snbxxy89t8r59m6fk6qd', 1794842165.5947587, 'playing', 0, 1794842165.9479291, '');
INSERT INTO public.tables VALUES ('4a5muugnwgad', 'tatsu', 1, 2, '{}', '7', false, true, 'snbxxy89t8r59m6fk6qd', 1794842160.4019215, 'over', -1, 1794842165.2084658, '603 294');
INSERT INTO public.tables VALUES ('6nfkchxh6agq', 'fire_tower', 1, 2, '{}', '7', false, true, 'snbxxy89t8r59m6fk6qd', 1794842165.2460093, 'playing', 0, 1794842165.401375, '');
INSERT INTO public.tables VALUES ('3usntrmarqxt', 'wyrmspan', 2, 2, '{}', '7', false, true, 'snbxxy89t8r59m6fk6qd', 1794842165.410609, 'playing', 0, 1794842165.5217705, '');
INSERT INTO public.tables VALUES ('tfqhwfsckbqe', 'flamecraft_duals', 1, 2, '{}', '7', false, true, 'snbxxy89t8r59m6fk6qd', 1794842165.535501, 'playing', 0, 1794842165.5844905, '');
INSERT INTO public.tokens VALUES ('90ef62bf32036d6ff686d0fa89f7ac968c17df06147b3ccac50881f844f3f96d', 'snbxxy89t8r59m6fk6qd', 'Red', 1794842160.3107371);
INSERT INTO public.tokens VALUES ('1e875fb8584a04807bad16215342f483e2528bf7a4dd813ad68bab574b3c10c9', '44up4kaka2ja23w24474', 'Blue', 1794842160.3927636);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (digest);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX ix_tables_public ON public.tables USING btree (public);
CREATE INDEX ix_tables_status ON public.tables USING btree (status);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE UNIQUE INDEX people_named ON public.people USING btree (name) WHERE (password IS NOT NULL);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
