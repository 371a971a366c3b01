-- Pictures that people choose for themselves.

alter table files
  drop constraint files_purpose,
  add constraint files_purpose check (purpose in ('assignment', 'avatar', 'media', 'receipt'));

comment on column users.avatar is
  'The public path of the person''s picture: `/avatars/uuid.jpg`, stored as `avatar/uu/uuid.jpg`.';

-- Whoever replaces, removes or anonymizes: the former picture is no longer served, and its bytes
-- are deleted.
create function release_former_avatar() returns trigger language plpgsql as $$
begin
  update files set state = 'leaving'
  where purpose = 'avatar' and owner_user_id = old.user_id
    and key = 'avatar/' || substr(old.avatar, 10, 2) || '/' || substr(old.avatar, 10);
  return null;
end $$;
comment on function release_former_avatar() is
  'Releases the file of a picture that a person no longer shows.';

create trigger users_release_avatar
  after update of avatar on users
  for each row when (old.avatar is not null and old.avatar is distinct from new.avatar)
  execute function release_former_avatar();
comment on trigger users_release_avatar on users is
  'The former picture is no longer served once the person shows another one, or none.';
