import { sql } from "kysely";
import type { Queries } from "./database.ts";

/**
 * Returns the tables of a schema as sorted lines: columns without their positions, constraints, indexes, triggers,
 * functions, sequences and grants. The migrator's own tables and the objects of extensions are left out. Two schemas
 * with the same lines behave the same.
 *
 * @example
 * await catalogueOf(db, "public"); // ["column branches.city text not null", …]
 */
export async function catalogueOf(db: Pick<Queries, "getExecutor">, schema: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with extended as (select classid, objid from pg_depend where deptype = 'e'),
    tables as (
      select c.* from pg_class c
      where relnamespace = ${schema}::regnamespace and relname not like 'kysely_migration%'
        and (('pg_class'::regclass, oid) in (select classid, objid from extended)) is not true
    ), functions as (
      select p.* from pg_proc p
      where pronamespace = ${schema}::regnamespace
        and (('pg_proc'::regclass, oid) in (select classid, objid from extended)) is not true
    ), lines (line) as (
      select format('table %s of kind %s%s', relname, relkind, relpersistence)
        || case when relrowsecurity then ' with row security' else '' end || coalesce(' ' || reloptions::text, '')
      from tables where relkind not in ('i', 'S')
      union all select concat_ws(' ', format('column %s.%s', relname, attname), format_type(atttypid, atttypmod),
          case when attnotnull then 'not null' end, 'default ' || pg_get_expr(adbin, adrelid),
          'identity ' || nullif(attidentity::text, ''), 'generated ' || nullif(attgenerated::text, ''),
          (select 'collate ' || collname from pg_collation l where l.oid = attcollation and collname <> 'default'))
        from tables join pg_attribute a on attrelid = tables.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attnum > 0 and not attisdropped and relkind not in ('i', 'S')
      union all select format('constraint %s.%s %s', relname, conname, pg_get_constraintdef(k.oid))
        from tables join pg_constraint k on conrelid = tables.oid where contype <> 'n'
      union all select format('index %s%s', pg_get_indexdef(indexrelid), case when indisvalid then '' else ' invalid' end)
        from tables join pg_index on indrelid = tables.oid
      union all select format('trigger %s %s', pg_get_triggerdef(t.oid), tgenabled)
        from tables join pg_trigger t on tgrelid = tables.oid where not tgisinternal
      union all select format('rule %s', pg_get_ruledef(r.oid)) from tables join pg_rewrite r on ev_class = tables.oid
      union all select format('policy %s.%s', relname, polname) from tables join pg_policy on polrelid = tables.oid
      union all select format('function %s', pg_get_functiondef(oid)) from functions where prokind in ('f', 'p')
      union all select format('sequence %s %s from %s by %s, %s to %s, cycle %s', relname, seqtypid::regtype, seqstart,
          seqincrement, seqmin, seqmax, seqcycle)
        from tables join pg_sequence on seqrelid = tables.oid
      union all select format('type %s', typname) from pg_type
        where typnamespace = ${schema}::regnamespace and typtype in ('d', 'e', 'r')
          and (('pg_type'::regclass, oid) in (select classid, objid from extended)) is not true
      union all select format('grant %s on %s to %s', privilege_type, relname, coalesce(rolname, 'public'))
        from tables cross join aclexplode(coalesce(relacl, acldefault(case relkind when 'S' then 's'::"char" else 'r' end, relowner)))
        left join pg_roles r on r.oid = grantee where grantee <> relowner and relkind <> 'i'
      union all select format('grant %s on %s.%s to %s', privilege_type, relname, attname, coalesce(rolname, 'public'))
        from tables join pg_attribute on attrelid = tables.oid cross join aclexplode(attacl)
        left join pg_roles r on r.oid = grantee where grantee <> relowner
      union all select format('grant %s on %s to %s', privilege_type, proname, coalesce(rolname, 'public'))
        from functions cross join aclexplode(coalesce(proacl, acldefault('f', proowner)))
        left join pg_roles r on r.oid = grantee where grantee <> proowner
    )
    select replace(replace(regexp_replace(line, '\\s+', ' ', 'g'), ${`${schema}.`}, ''), 'public.', '') as line
    from lines`.execute(db);
  return rows.map(({ line }) => line).sort();
}
