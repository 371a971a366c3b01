-- Admins answer for different things: what each may do follows from their admin role.

alter table users add column admin_role text
  constraint users_admin_role check (admin_role in ('owner', 'content', 'support', 'finance'));
comment on column users.admin_role is
  'What an admin answers for, which decides what they may do; null: not an admin.';

-- Everybody who is an admin so far could do everything.
update users set admin_role = 'owner' where role = 'admin';

alter table users add constraint users_admin_role_of_admins
  check ((role = 'admin') = (admin_role is not null));

-- The version before knows of no admin roles: whom it makes an admin can do everything, as ever.
create function keep_admin_role() returns trigger language plpgsql as $$
begin
  new.admin_role := case when new.role = 'admin' then coalesce(new.admin_role, 'owner') end;
  return new;
end $$;
create trigger users_admin_role before insert or update of role, admin_role on users
  for each row execute function keep_admin_role();
comment on trigger users_admin_role on users is
  'An admin has an admin role, that of an owner where none is named; nobody else has one.';

-- An academy without an owner cannot be run. The errors keep their name, which older versions know.
create or replace function keep_one_active_admin() returns trigger language plpgsql as $$
begin
  if old.admin_role = 'owner' and old.is_active and old.archived_at is null then
    perform pg_advisory_xact_lock(7305472);
    if not exists (
      select 1 from users
      where role = 'admin' and admin_role = 'owner' and is_active and archived_at is null
    ) then
      raise exception 'the last active owner cannot be removed, deactivated or demoted'
        using errcode = 'check_violation', constraint = 'users_last_admin';
    end if;
  end if;
  return null;
end $$;
create or replace trigger users_last_admin
  after update of role, admin_role, is_active, archived_at or delete on users
  for each row execute function keep_one_active_admin();
comment on trigger users_last_admin on users is
  'The last active owner can be neither removed, deactivated nor demoted.';
