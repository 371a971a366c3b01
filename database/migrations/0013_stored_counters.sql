-- Likes and ratings are counted when they change, not when they are read: a list of courses would
-- otherwise count a million likes for every visitor. Each course and teacher has up to eight rows;
-- a learner's likes and ratings always move the same one (`user_id % 8`), so that those who like
-- a popular course at once do not all wait for one row. What is shown is the sum.

create table course_counters (
  course_id integer not null
    constraint course_counters_course_fkey references courses on delete cascade,
  slot smallint not null,
  likes_count integer not null default 0,
  ratings_count integer not null default 0,
  ratings_sum integer not null default 0,
  constraint course_counters_pkey primary key (course_id, slot),
  constraint course_counters_slot check (slot between 0 and 7),
  constraint course_counters_likes check (likes_count >= 0),
  constraint course_counters_ratings check (
    ratings_sum between ratings_count and 5 * ratings_count
  )
);
comment on table course_counters is
  'Likes and visible ratings of each course, in up to eight rows; written by triggers alone.';

create table teacher_counters (
  teacher_id integer not null
    constraint teacher_counters_teacher_fkey references teachers on delete cascade,
  slot smallint not null,
  likes_count integer not null default 0,
  constraint teacher_counters_pkey primary key (teacher_id, slot),
  constraint teacher_counters_slot check (slot between 0 and 7),
  constraint teacher_counters_likes check (likes_count >= 0)
);
comment on table teacher_counters is
  'Likes of each teacher, in up to eight rows; written by triggers alone.';

-- Rows are taken in one order, so that two statements that touch the same ones cannot wait for
-- each other. Where a course or a teacher is removed its counters go with it: there is no row
-- left to subtract from.
create function count_course_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into course_counters (course_id, slot, likes_count)
    select course_id, user_id % 8, count(*) from added
    group by course_id, user_id % 8 order by course_id, user_id % 8
    on conflict on constraint course_counters_pkey
      do update set likes_count = course_counters.likes_count + excluded.likes_count;
  else
    update course_counters counters set likes_count = counters.likes_count - gone.count
    from (
      select course_id, user_id % 8 as slot, count(*)::integer as count from removed
      group by course_id, user_id % 8 order by course_id, user_id % 8
    ) gone
    where counters.course_id = gone.course_id and counters.slot = gone.slot;
  end if;
  return null;
end $$;
comment on function count_course_likes() is 'Keeps the likes of course_counters.';

create trigger course_likes_count_added after insert on course_likes
  referencing new table as added for each statement execute function count_course_likes();
comment on trigger course_likes_count_added on course_likes is 'Adds new likes to course_counters.';
create trigger course_likes_count_removed after delete on course_likes
  referencing old table as removed for each statement execute function count_course_likes();
comment on trigger course_likes_count_removed on course_likes is
  'Takes removed likes from course_counters.';

create function count_teacher_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into teacher_counters (teacher_id, slot, likes_count)
    select teacher_id, user_id % 8, count(*) from added
    group by teacher_id, user_id % 8 order by teacher_id, user_id % 8
    on conflict on constraint teacher_counters_pkey
      do update set likes_count = teacher_counters.likes_count + excluded.likes_count;
  else
    update teacher_counters counters set likes_count = counters.likes_count - gone.count
    from (
      select teacher_id, user_id % 8 as slot, count(*)::integer as count from removed
      group by teacher_id, user_id % 8 order by teacher_id, user_id % 8
    ) gone
    where counters.teacher_id = gone.teacher_id and counters.slot = gone.slot;
  end if;
  return null;
end $$;
comment on function count_teacher_likes() is 'Keeps the likes of teacher_counters.';

create trigger teacher_likes_count_added after insert on teacher_likes
  referencing new table as added for each statement execute function count_teacher_likes();
comment on trigger teacher_likes_count_added on teacher_likes is
  'Adds new likes to teacher_counters.';
create trigger teacher_likes_count_removed after delete on teacher_likes
  referencing old table as removed for each statement execute function count_teacher_likes();
comment on trigger teacher_likes_count_removed on teacher_likes is
  'Takes removed likes from teacher_counters.';

-- A hidden review has no rating. A review never moves to another course or learner.
create function count_course_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into course_counters (course_id, slot, ratings_count, ratings_sum)
    select course_id, user_id % 8, count(*), sum(rating) from added where not is_hidden
    group by course_id, user_id % 8 order by course_id, user_id % 8
    on conflict on constraint course_counters_pkey do update set
      ratings_count = course_counters.ratings_count + excluded.ratings_count,
      ratings_sum = course_counters.ratings_sum + excluded.ratings_sum;
  elsif tg_op = 'DELETE' then
    update course_counters counters set
      ratings_count = counters.ratings_count - gone.count,
      ratings_sum = counters.ratings_sum - gone.sum
    from (
      select course_id, user_id % 8 as slot, count(*)::integer as count, sum(rating)::integer as sum
      from removed where not is_hidden
      group by course_id, user_id % 8 order by course_id, user_id % 8
    ) gone
    where counters.course_id = gone.course_id and counters.slot = gone.slot;
  else
    -- A review that was hidden from the start has no row yet.
    insert into course_counters (course_id, slot)
    select distinct course_id, user_id % 8 from added where not is_hidden
    order by course_id, user_id % 8
    on conflict on constraint course_counters_pkey do nothing;
    update course_counters counters set
      ratings_count = counters.ratings_count + moved.count,
      ratings_sum = counters.ratings_sum + moved.sum
    from (
      select course_id, user_id % 8 as slot, sum(count)::integer as count, sum(sum)::integer as sum
      from (
        select course_id, user_id, 1 as count, rating as sum from added where not is_hidden
        union all
        select course_id, user_id, -1, -rating from removed where not is_hidden
      ) changes
      group by course_id, user_id % 8
      having sum(count) <> 0 or sum(sum) <> 0
      order by course_id, user_id % 8
    ) moved
    where counters.course_id = moved.course_id and counters.slot = moved.slot;
  end if;
  return null;
end $$;
comment on function count_course_ratings() is 'Keeps the ratings of course_counters.';

create trigger course_reviews_count_added after insert on course_reviews
  referencing new table as added for each statement execute function count_course_ratings();
comment on trigger course_reviews_count_added on course_reviews is
  'Adds new ratings to course_counters.';
create trigger course_reviews_count_changed after update on course_reviews
  referencing old table as removed new table as added
  for each statement execute function count_course_ratings();
comment on trigger course_reviews_count_changed on course_reviews is
  'Moves course_counters where a rating changes, or a review is hidden or shown again.';
create trigger course_reviews_count_removed after delete on course_reviews
  referencing old table as removed for each statement execute function count_course_ratings();
comment on trigger course_reviews_count_removed on course_reviews is
  'Takes removed ratings from course_counters.';

insert into course_counters (course_id, slot, likes_count, ratings_count, ratings_sum)
select course_id, user_id % 8, sum(likes), sum(ratings), sum(total)
from (
  select course_id, user_id, 1 as likes, 0 as ratings, 0 as total from course_likes
  union all
  select course_id, user_id, 0, 1, rating from course_reviews where not is_hidden
) counted
group by course_id, user_id % 8;

insert into teacher_counters (teacher_id, slot, likes_count)
select teacher_id, user_id % 8, count(*) from teacher_likes group by teacher_id, user_id % 8;

