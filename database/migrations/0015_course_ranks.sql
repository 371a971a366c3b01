-- Lists of courses by likes or ratings begin with their first rows, instead of adding up the
-- counters of every course. The order is stored in one row of each course; the figures themselves
-- are still the sums of `course_counters`.

create table course_ranks (
  course_id integer not null
    constraint course_ranks_pkey primary key
    constraint course_ranks_course_fkey references courses on delete cascade,
  likes_count integer not null default 0,
  ratings_count integer not null default 0,
  -- Null where nobody has rated.
  rating numeric,
  -- The course's own: of two with the same figures the newer comes first.
  created_at timestamptz not null
);
create index course_ranks_popular_idx
  on course_ranks (likes_count desc, created_at desc, course_id desc);
create index course_ranks_rating_idx
  on course_ranks (rating desc nulls last, ratings_count desc, created_at desc, course_id desc);
create index course_ranks_newest_idx on course_ranks (created_at desc, course_id desc);
comment on table course_ranks is
  'The order of courses by likes and by rating; written by triggers, set right by maintenance.';

-- Whoever likes a popular course must not wait for others who do so: a row that is taken is
-- passed over. It may then lag behind by the likes of one moment, until the next one.
create function rank_courses() returns trigger language plpgsql as $$
begin
  with free as materialized (
    select course_id from course_ranks
    where course_id in (select course_id from moved)
    order by course_id
    for update skip locked
  )
  update course_ranks ranks set
    likes_count = figures.likes_count,
    ratings_count = figures.ratings_count,
    rating = figures.ratings_sum::numeric / nullif(figures.ratings_count, 0)
  from free
  cross join lateral (
    select sum(counters.likes_count) as likes_count, sum(counters.ratings_count) as ratings_count,
      sum(counters.ratings_sum) as ratings_sum
    from course_counters counters where counters.course_id = free.course_id
  ) figures
  where ranks.course_id = free.course_id;
  return null;
end $$;
comment on function rank_courses() is 'Keeps course_ranks; waits for nobody.';

create trigger course_counters_rank_added after insert on course_counters
  referencing new table as moved for each statement execute function rank_courses();
comment on trigger course_counters_rank_added on course_counters is 'Keeps course_ranks.';
create trigger course_counters_rank_changed after update on course_counters
  referencing new table as moved for each statement execute function rank_courses();
comment on trigger course_counters_rank_changed on course_counters is 'Keeps course_ranks.';

create function add_course_rank() returns trigger language plpgsql as $$
begin
  insert into course_ranks (course_id, created_at) values (new.course_id, new.created_at)
  on conflict on constraint course_ranks_pkey do update set created_at = excluded.created_at;
  return null;
end $$;
comment on function add_course_rank() is 'Gives each course its row in course_ranks.';

create trigger courses_rank_added after insert or update of created_at on courses
  for each row execute function add_course_rank();
comment on trigger courses_rank_added on courses is 'Gives each course its row in course_ranks.';

insert into course_ranks (course_id, likes_count, ratings_count, rating, created_at)
select c.course_id, coalesce(sum(k.likes_count), 0), coalesce(sum(k.ratings_count), 0),
  sum(k.ratings_sum)::numeric / nullif(sum(k.ratings_count), 0), c.created_at
from courses c left join course_counters k on k.course_id = c.course_id
group by c.course_id;

-- A page of a popular course's reviews, and how many gave how many stars.
create index course_reviews_shown_idx on course_reviews (course_id, created_at desc, review_id desc)
  where not is_hidden;
create index course_reviews_stars_idx on course_reviews (course_id, rating) where not is_hidden;
