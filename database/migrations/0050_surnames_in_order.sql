-- A character of several readings has another one as a surname: 曾 is Zeng, not ceng; 单 Shan, not
-- dan. Readers look a name up under its surname's reading, so the first character of such a name
-- stands beside one that is always read so and is itself hardly anybody's surname.
create table surname_order (
  surname text constraint surname_order_pkey primary key,
  beside text not null constraint surname_order_beside_fkey references character_order (letter)
);
insert into surname_order (surname, beside) values
  ('卜', '卟'), ('薄', '渤'), ('秘', '庇'), ('种', '虫'), ('都', '嘟'), ('盖', '哿'), ('蓋', '哿'),
  ('葛', '哿'), ('句', '沟'), ('过', '埚'), ('過', '埚'), ('黑', '褐'), ('华', '划'), ('華', '划'),
  ('六', '碌'), ('缪', '妙'), ('繆', '妙'), ('能', '耐'), ('粘', '鲇'), ('乜', '涅'), ('区', '讴'),
  ('區', '讴'), ('朴', '嫖'), ('繁', '婆'), ('仇', '囚'), ('覃', '嗪'), ('任', '仁'), ('单', '扇'),
  ('單', '扇'), ('召', '劭'), ('折', '舌'), ('洗', '猃'), ('解', '榭'), ('燕', '湮'), ('要', '邀'),
  ('员', '孕'), ('員', '孕'), ('乐', '玥'), ('樂', '玥'), ('曾', '增'), ('祭', '债'), ('查', '喳'),
  ('翟', '宅'), ('占', '沾'), ('訾', '赀'),
  ('单于', '孱'), ('單于', '孱'), ('令狐', '伶'), ('万俟', '沫'), ('萬俟', '沫'), ('澹台', '潭'),
  ('澹臺', '潭'), ('尉迟', '寓'), ('尉遲', '寓');

-- As in 0047, but for the surname: its first character is sorted by the place of its neighbour,
-- then by itself, so that all of one surname stay together.
create or replace function name_order(name text) returns text
language sql stable strict parallel safe as $$
  select coalesce(string_agg(
    coalesce(
      case when nr = 1 then chr(131072 + surname.place) || letter end,
      (select chr(131072 + known.place) from character_order as known
        where known.letter = split.letter),
      letter
    ), '' order by nr), '')
  from regexp_split_to_table(lower(normalize(name, nfkc)), '') with ordinality as split (letter, nr)
  left join (
    select character_order.place
    from surname_order join character_order on character_order.letter = surname_order.beside
    where surname in (left(normalize(name, nfkc), 1), left(normalize(name, nfkc), 2))
    order by length(surname) desc
    limit 1
  ) as surname on true
$$;

update users set name_order = name_order(name)
where left(normalize(name, nfkc), 1) in (select left(surname, 1) from surname_order);
