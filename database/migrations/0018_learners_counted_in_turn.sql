-- Somebody who learns on two devices at once: counting what they completed before waiting for
-- the other device's row would write the older count over the newer one. The row is taken
-- first; what is counted after it sees whatever was waited for.
create or replace function note_course_learners() returns trigger language plpgsql as $$
declare
  learner record;
begin
  for learner in
    select k.course_id, c.user_id, min(c.started_at) as begun_at, max(c.updated_at) as latest
    from changed c join contents k on k.content_id = c.content_id
    group by k.course_id, c.user_id
    order by k.course_id, c.user_id
  loop
    insert into course_learners (course_id, user_id, begun_at, last_activity_at)
    values (learner.course_id, learner.user_id, learner.begun_at, learner.latest)
    on conflict on constraint course_learners_pkey do update set
      begun_at = least(course_learners.begun_at, excluded.begun_at),
      last_activity_at = greatest(course_learners.last_activity_at, excluded.last_activity_at);
    update course_learners l set completed_contents = (
      select count(*)
      from contents k
      join content_progress p on p.content_id = k.content_id and p.user_id = learner.user_id
      where k.course_id = learner.course_id
        and k.archived_at is null and p.completed_at is not null
    )
    where l.course_id = learner.course_id and l.user_id = learner.user_id;
  end loop;
  return null;
end $$;
