-- An empty database for the roles of roles.sql. Run this as a superuser, also before a backup is restored:
--   psql -f deploy/database.sql postgres

create database kwan owner kwan_owner template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8';
revoke connect, temporary on database kwan from public;
grant connect, temporary on database kwan to kwan;

\connect kwan

create extension if not exists pg_trgm;
revoke create on schema public from public;
grant usage on schema public to kwan;
alter default privileges for role kwan_owner grant usage on schemas to kwan;
alter default privileges for role kwan_owner grant select, insert, update, delete on tables to kwan;
alter default privileges for role kwan_owner grant usage, select on sequences to kwan;
