-- What readers of a text lesson are shown is made once, when it is saved: drawing formulas and
-- cleaning HTML at each view made one lesson enough to stop the whole process. Lessons from
-- before have none yet: it is made when one is first read, or for all of them by
-- `npm run search:reindex`.
alter table contents add column rendered jsonb;
comment on column contents.rendered is
  'HTML of a text or assignment as readers see it (html, html_zh), cleaned, formulas as MathML;
   null: not made yet, or the type has none.';

-- Whoever writes a body without rendering it leaves nothing behind that is no longer true.
create function forget_rendered() returns trigger language plpgsql as $$
begin
  new.rendered := null;
  return new;
end $$;
create trigger contents_forget_rendered before update of content_data on contents
  for each row when (
    old.content_data is distinct from new.content_data
    and old.rendered is not distinct from new.rendered
  )
  execute function forget_rendered();
