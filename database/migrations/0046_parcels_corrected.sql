-- A number that was mistyped can be corrected after the parcel has left. That is kept with the
-- steps of the request, but it is no step: the request stays where it was.
alter table redemption_events
  add column is_correction boolean not null default false,
  add constraint redemption_events_correction
    check (not is_correction or status in ('shipped', 'completed'));
