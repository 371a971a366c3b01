-- A language lacks a text where the other one has it: for courses, for lessons with their
-- bodies, on the dashboard as in the lists. The conditions are those of
-- server/lib/sql/missing-language.ts, and a test compares them.

drop index courses_missing_zh_idx;
create index courses_missing_zh_idx on courses (created_at desc, course_id desc)
  where archived_at is null and (
    (title_zh = '' and title <> '')
    or (short_description_zh = '' and short_description <> '')
    or (description_zh = '' and description <> ''));

drop index courses_missing_en_idx;
create index courses_missing_en_idx on courses (created_at desc, course_id desc)
  where archived_at is null and (
    (title = '' and title_zh <> '')
    or (short_description = '' and short_description_zh <> '')
    or (description = '' and description_zh <> ''));

drop index contents_one_sided_idx;
create index contents_one_sided_idx on contents (content_id)
  where archived_at is null and (lacks_en or lacks_zh);

-- A type of lesson that is not named here says null, which the columns refuse: nobody adds a
-- type and forgets to say what it lacks.
create or replace function content_lacks(
  suffix text, own_title text, own_description text, other_description text, kind text, body jsonb
) returns boolean language sql immutable parallel safe as $$
  select case
    when kind in ('text', 'assignment') then coalesce(body ->> ('html' || suffix), '') = ''
    when kind = 'quiz' then case suffix
      when '' then jsonb_path_exists(body, '$.questions[*] ? (
        !(@.question != "") || (@.explanation_zh != "" && !(@.explanation != "")))')
        or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text != ""))')
      else jsonb_path_exists(body, '$.questions[*] ? (
        !(@.question_zh != "") || (@.explanation != "" && !(@.explanation_zh != "")))')
        or jsonb_path_exists(body, '$.questions[*].options[*] ? (!(@.text_zh != ""))')
      end
    when kind = 'pdf' then false
    when kind in ('video', 'audio') then case suffix
      when '' then jsonb_path_exists(body, '$.transcript[*] ? (
          @.text_zh != "" && !(@.text != ""))')
        or (jsonb_path_exists(body, '$.captions[*]')
          and not jsonb_path_exists(body, '$.captions[*] ? (@.language == "en")'))
      else jsonb_path_exists(body, '$.transcript[*] ? (
          @.text != "" && !(@.text_zh != ""))')
        or (jsonb_path_exists(body, '$.captions[*]')
          and not jsonb_path_exists(body, '$.captions[*] ? (@.language == "zh")'))
      end
    end
    or own_title = '' or (own_description = '' and other_description <> '')
$$;
