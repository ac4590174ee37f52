-- Two roles, so that the server itself can neither change nor drop a table. Run this once, as a superuser:
--   psql -v owner_password=... -v server_password=... -f deploy/roles.sql postgres
-- "kwan_owner" owns the tables and only migrates; "kwan" is the server.

create role kwan_owner login password :'owner_password';
create role kwan login password :'server_password' connection limit 50;
