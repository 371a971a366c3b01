import { describe, expect, test } from 'vitest';
import type { DraftQuestion } from './lesson-form.ts';
import { mergeQuestions } from './merge-questions.ts';

const q = (id: string, question = id): DraftQuestion => ({
  id,
  type: 'true_false',
  question,
  question_zh: '',
  explanation: '',
  explanation_zh: '',
  options: [],
  answer: true,
});
const names = (list: unknown) => (list as DraftQuestion[]).map((one) => one.question);

describe('two people at one quiz', () => {
  const base = [q('a'), q('b')];
  test.each([
    [
      'who add a question each have both',
      [q('a'), q('b'), q('m')],
      [q('a'), q('b'), q('t')],
      ['a', 'b', 't', 'm'],
    ],
    ['one adds in front', [q('a'), q('b'), q('m')], [q('t'), q('a'), q('b')], ['t', 'a', 'b', 'm']],
    ['one removes, one adds', [q('a')], [q('a'), q('b'), q('t')], ['a', 't']],
    ['they remove, I add', [q('a'), q('b'), q('m')], [q('b')], ['b', 'm']],
    [
      'who change different questions have both changes',
      [q('a', 'A'), q('b')],
      [q('a'), q('b', 'B')],
      ['A', 'B'],
    ],
    ['what one changed and the other removed stays', [q('a', 'A'), q('b')], [q('b')], ['A', 'b']],
    ['what I removed and they changed stays', [q('b')], [q('a', 'A'), q('b')], ['A', 'b']],
    ['my order stays', [q('b'), q('a')], [q('a'), q('b'), q('t')], ['b', 't', 'a']],
    ['alike is alike', [q('a', 'A')], [q('a', 'A')], ['A']],
  ])('%s', (_, mine, remote, merged) => {
    const result = mergeQuestions(base, mine, remote);
    expect(names(result.mine)).toEqual(merged);
    expect(result.isConflict).toBe(false);
  });

  test('a question changed by both is a conflict, and everything else is merged', () => {
    const mine = [q('a', 'Mine'), q('b'), q('m')];
    const remote = [q('a', 'Theirs'), q('b'), q('t')];
    const result = mergeQuestions(base, mine, remote);
    expect(result.isConflict).toBe(true);
    expect(names(result.mine)).toEqual(['Mine', 'b', 't', 'm']);
    expect(names(result.remote)).toEqual(['Theirs', 'b', 't', 'm']);
  });
});
