-- Lists of a hundred thousand rows: what they are searched in, and indexes that a page is
-- read off without a look at the rows (docs/decisions/0022-lists.md).

-- Like users.search_text: any part of a text, whatever the case or width. A line break
-- stands between two texts, so that nothing is found across them.
alter table rewards add column search_text text collate "C"
  generated always as (lower(normalize(
    name || E'\n' || name_zh || E'\n' || description || E'\n' || description_zh, nfkc))) stored;
alter table reward_redemptions add column search_text text collate "C"
  generated always as (lower(normalize(
    recipient_name || E'\n' || recipient_phone || E'\n' || coalesce(tracking_number, ''), nfkc)))
  stored;
alter table invitation_codes add column search_text text collate "C"
  generated always as (lower(normalize(code || E'\n' || note, nfkc))) stored;
-- Of courses the titles alone: by these a payment is found. Their own list seeks words.
alter table courses add column search_text text collate "C"
  generated always as (lower(normalize(title || E'\n' || title_zh, nfkc))) stored;

-- The ledger in its order, entries of one moment too; with what its filters ask for.
drop index point_entries_created_at_idx;
create index point_entries_created_at_idx on point_entries (created_at, point_id);
drop index point_entries_kind_idx;
create index point_entries_kind_idx on point_entries (kind, created_at, point_id);
-- Few entries have a reason: those that were made by hand.
create index point_entries_reason_idx on point_entries (created_at, point_id) where reason <> '';

-- Payments by amount, each currency by itself.
create index payments_amount_idx on payments (currency, amount desc, payment_id desc);

-- The contents of a list stand in courses that are not archived: the index tells whose.
drop index contents_updated_idx;
create index contents_updated_idx on contents (updated_at desc, content_id desc)
  include (course_id) where archived_at is null;
drop index contents_type_idx;
create index contents_type_idx on contents (type, updated_at desc, content_id desc)
  include (course_id) where archived_at is null;
create index contents_course_idx on contents (course_id, position) include (content_id)
  where archived_at is null;

-- The queue of works: who waits longest first, then what was decided last.
create index assignment_submissions_queue_idx on assignment_submissions (
  (status <> 'submitted'), (case when status = 'submitted' then submitted_at end),
  coalesce(graded_at, submitted_at) desc, submission_id
) include (status, submitted_at, graded_at, content_id);
