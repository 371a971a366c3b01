import { describe, expect, it } from 'vitest';
import { mergeConflict } from './merge-conflict.ts';

const fields = ['name', 'points', 'stock'] as const;
const state = (name: string, points: number, stock: number | null) => ({ name, points, stock });

describe('a form whose record was saved by somebody else', () => {
  const base = state('Mug', 300, 10);
  it.each([
    ['nothing changed', base, base, [], []],
    ['only I changed', state('Cup', 300, 10), base, [], []],
    ['only they changed', base, state('Mug', 320, null), ['points', 'stock'], []],
    ['both changed other fields', state('Cup', 300, 10), state('Mug', 320, 10), ['points'], []],
    ['both changed one field', state('Cup', 300, 10), state('Beaker', 300, 10), [], ['name']],
    ['both changed it alike', state('Cup', 300, 10), state('Cup', 300, 10), [], []],
    ['all at once', state('Cup', 310, 10), state('Mug', 320, 9), ['stock'], ['points']],
  ])('%s', (_, mine, remote, merged, conflicts) => {
    expect(mergeConflict(fields, base, mine, remote)).toEqual({
      merged,
      conflicts,
      combined: {},
    });
  });

  describe('where changes of one field can be merged', () => {
    const combine = {
      name: (_base: unknown, mine: unknown, remote: unknown) => ({
        mine: `${mine} + ${remote}`,
        remote: `${remote} + ${mine}`,
        isConflict: remote === 'Clash',
      }),
    };
    const mine = state('Cup', 300, 10);
    it('merges both changes', () => {
      expect(mergeConflict(fields, base, mine, state('Beaker', 300, 10), combine)).toEqual({
        merged: ['name'],
        conflicts: [],
        combined: { name: { mine: 'Cup + Beaker', remote: 'Beaker + Cup', isConflict: false } },
      });
    });
    it('is a conflict where both changed one part', () => {
      const merge = mergeConflict(fields, base, mine, state('Clash', 300, 10), combine);
      expect(merge).toMatchObject({ merged: [], conflicts: ['name'] });
    });
    it('takes the remote change where I changed nothing', () => {
      const merge = mergeConflict(fields, base, base, state('Beaker', 300, 10), combine);
      expect(merge).toEqual({ merged: ['name'], conflicts: [], combined: {} });
    });
  });
});
