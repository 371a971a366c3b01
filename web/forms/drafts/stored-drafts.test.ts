import { describe, expect, it } from 'vitest';
import { draftKey, recallDraft, rememberDraft } from './stored-drafts.ts';

const mei = draftKey(3, 'review:13');
const form = { rating: 0, comment: '' };

describe('a draft of a form on the device', () => {
  it('is restored for its author, and for nobody else', () => {
    const stored = rememberDraft(null, mei, { rating: 4, comment: '讲得清楚' }, 1);
    expect(recallDraft(stored, mei, form)).toEqual({ rating: 4, comment: '讲得清楚' });
    expect(recallDraft(stored, draftKey(4, 'review:13'), form)).toBeNull();
    expect(recallDraft(stored, draftKey(3, 'review:12'), form)).toBeNull();
  });

  it('is gone once it was sent, and leaves the others', () => {
    const other = draftKey(3, 'work:88');
    const both = rememberDraft(rememberDraft(null, mei, form, 1), other, { text: '计划' }, 2);
    const stored = rememberDraft(both, mei, null, 3);
    expect(recallDraft(stored, other, { text: '' })).toEqual({ text: '计划' });
    expect(rememberDraft(stored, other, null, 4)).toBeNull();
  });

  it('is no draft where it equals the saved values', () => {
    const stored = rememberDraft(null, mei, { rating: 5, comment: '好' }, 1);
    expect(recallDraft(stored, mei, { rating: 5, comment: '好' })).toBeNull();
  });

  it('keeps the newest twenty', () => {
    let stored: string | null = null;
    for (let id = 1; id <= 21; id++) {
      stored = rememberDraft(stored, draftKey(3, `work:${id}`), { text: `${id}` }, id);
    }
    expect(recallDraft(stored, draftKey(3, 'work:1'), { text: '' })).toBeNull();
    expect(recallDraft(stored, draftKey(3, 'work:2'), { text: '' })).toEqual({ text: '2' });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['another shape', JSON.stringify({ [mei]: { at: 'today' } })],
    ['other fields', JSON.stringify({ [mei]: { at: 1, fields: { stars: 3, comment: 7 } } })],
  ])('is none where the store holds %s', (_what, stored) => {
    expect(recallDraft(stored, mei, form)).toBeNull();
  });
});
