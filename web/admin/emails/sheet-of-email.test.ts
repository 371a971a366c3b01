import { expect, test } from 'vitest';
import { sheetOfEmail } from './sheet-of-email.ts';

test('styles of the markup become rules, before those of the email’s own sheet', () => {
  const email =
    '<head><style>.ink{color:red!important}</style></head>' +
    '<p class="ink" style="color:#14213d">a</p><p style="font-family:&quot;Segoe UI&quot;">b</p>';
  expect(sheetOfEmail(email)).toEqual({
    html: '<head></head><p class="ink" data-style="0">a</p><p data-style="1">b</p>',
    css: '[data-style="0"]{color:#14213d}\n[data-style="1"]{font-family:"Segoe UI"}\n.ink{color:red!important}',
  });
});

test('what a person has written about styles stays text', () => {
  const email = '<p>say style=&quot;x&quot; and &lt;style&gt;</p>';
  expect(sheetOfEmail(email)).toEqual({ html: email, css: '' });
});
