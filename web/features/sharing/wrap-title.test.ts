import { describe, expect, test } from 'vitest';
import { estimateWidth, wrapTitle } from './wrap-title.ts';

const room = { width: 860, sizes: [84, 68, 54], maxLines: 2 };

describe('a title on a shared picture', () => {
  test('that is short fits on one line in the largest size', () => {
    expect(wrapTitle('价值投资入门', room)).toEqual({ lines: ['价值投资入门'], fontSize: 84 });
    expect(wrapTitle('First Steps', room)).toEqual({ lines: ['First Steps'], fontSize: 84 });
  });

  test('breaks between words, in even lines', () => {
    const { lines } = wrapTitle('Value Investing: A Beginning for Patient People', room);
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).toBe('Value Investing: A Beginning for Patient People');
    const [first = 0, second = 0] = lines.map(estimateWidth);
    expect(Math.abs(first - second)).toBeLessThan(first / 2);
  });

  test('never begins a line with a closing sign, nor ends one with an opening sign', () => {
    const { lines } = wrapTitle('读懂《聪明的投资者》，看清市场的喧哗与安静，再作决定', room);
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。》]/u);
      expect(line).not.toMatch(/《$/u);
    }
    expect(lines.join('')).toBe('读懂《聪明的投资者》，看清市场的喧哗与安静，再作决定');
  });

  test('that is too long for the smallest size ends in an ellipsis and stays in its room', () => {
    for (const title of [
      '长期投资'.repeat(60),
      'Wait and see again. '.repeat(40),
      'x'.repeat(400),
    ]) {
      const { lines, fontSize } = wrapTitle(title, room);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.at(-1)).toMatch(/…$/);
      for (const line of lines) {
        expect(estimateWidth(line) * fontSize).toBeLessThanOrEqual(room.width);
      }
    }
  });

  test('that is empty has no lines', () => {
    expect(wrapTitle('  ', room).lines).toEqual([]);
  });
});
