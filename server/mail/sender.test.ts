import { expect, test } from 'vitest';
import { senderAddress } from './sender.ts';

test.each([
  ['', 'https://academy.example', 'no-reply@academy.example'],
  ['', 'https://academy.example:5443', 'no-reply@academy.example'],
  ['hello@academy.example', 'https://www.academy.example', 'hello@academy.example'],
  ['academy@localhost', 'https://academy.example', 'no-reply@academy.example'],
  ['', 'https://203.0.113.5', 'no-reply@[203.0.113.5]'],
  ['', 'http://localhost:3000', 'academy@localhost'],
  ['', null, 'academy@localhost'],
  ['hello@academy.example', null, 'hello@academy.example'],
])('the address %j of an academy at %s makes it send from %s', (email, publicUrl, sender) => {
  expect(senderAddress(email, { publicUrl })).toBe(sender);
});
