-- What stands there in one language and not in the other, in the tables that grow: the desk
-- counts and lists these rows, which are few, and would otherwise read every course, lesson
-- and reward for it. Each condition is the one that `todo.queries.ts` asks for, word by word.

create index courses_one_sided_idx on courses (course_id)
  where archived_at is null and (
    (title = '') <> (title_zh = '')
    or (short_description = '') <> (short_description_zh = '')
    or (description = '') <> (description_zh = ''));

create index contents_one_sided_idx on contents (content_id)
  where archived_at is null and (
    (title = '') <> (title_zh = '') or (description = '') <> (description_zh = ''));

create index rewards_one_sided_idx on rewards (reward_id)
  where archived_at is null and (
    (name = '') <> (name_zh = '') or (description = '') <> (description_zh = ''));

-- Points that are held are what few learners have; what is owed to all of them is added up
-- without reading the accounts of the others.
create index point_accounts_held_idx on point_accounts (user_id) include (balance)
  where kind = 'held' and balance <> 0;
