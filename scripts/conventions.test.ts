import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Rules for the sources that the linter cannot express. */

const root = path.join(import.meta.dirname, '..');
const rooms = ['contract', 'database', 'demo', 'domain', 'i18n', 'server', 'web'];

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', '.react-router', 'build', '.git'].includes(name))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? sourcesBelow(full) : [full];
    })
    .filter((file) => /\.tsx?$/.test(file));
}

test('on the server only presenters translate: errors carry keys', () => {
  const presents =
    /\/(?:[\w-]+\.routes|present-[\w-]+|describe-[\w-]+|write-[\w-]+-(?:csv|pdf)|(?!send-)[\w-]+-emails?)\.ts$/;
  const isEdge = (file: string) => /^server\/(?:http|mail|pages)\//.test(file);
  const wrong = sourcesBelow(path.join(root, 'server'))
    .map((file) => path.relative(root, file))
    .filter((file) => !/\.(?:test|testing)\.ts$/.test(file) && !isEdge(file))
    .filter((file) => !presents.test(file))
    .filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return /create-translator\.ts'|\bcreateTranslator\b|\btranslate(?:Fields)?\b|CallRequest<[^>]*>\['t'\]/.test(
        text,
      );
    });
  expect(wrong).toEqual([]);
});

/** For these a locale is data: the language of Stripe’s page, and that of the searched text. */
const takesLocale = [
  'server/features/orders/stripe/open-checkout.ts',
  'server/features/search/search-academy.ts',
];

test('no command takes a translator or a locale', () => {
  const isOther =
    /\.(?:test|testing|routes|rules|queries|store)\.ts$|\/(?:present|describe|write)-|-emails?(?:-job)?\.ts$/;
  const wrong = sourcesBelow(path.join(root, 'server/features'))
    .map((file) => path.relative(root, file))
    .filter((file) => !isOther.test(file) && !/\/(?:emails|discovery)\//.test(file))
    .filter((file) =>
      /\b(?:locale|t): (?:Locale|Translator)\b/.test(
        fs.readFileSync(path.join(root, file), 'utf8'),
      ),
    );
  expect(wrong.sort()).toEqual(takesLocale);
});

test('no comment cites a document that is not in the repository', () => {
  const wrong = sourcesBelow(root)
    .filter((file) => path.basename(file) !== 'conventions.test.ts')
    .filter((file) => /\b(?:spec|decisions)\.md\b/.test(fs.readFileSync(file, 'utf8')));
  expect(wrong.map((file) => path.relative(root, file))).toEqual([]);
});

test('no screen names a message of the server, which no browser loads', () => {
  const wrong = sourcesBelow(path.join(root, 'web'))
    .filter((file) => /['"`]messages\.[a-z]+\./.test(fs.readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file));
  expect(wrong).toEqual([]);
});

test('nothing is as wide as the window, whose scroll bar would cover its edge', () => {
  const wrong = sourcesBelow(path.join(root, 'web')).filter((file) =>
    /\bw-screen\b|\bw-\[(?:calc\()?100vw/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(wrong.map((file) => path.relative(root, file))).toEqual([]);
});

test('nothing in the sources names a registry or a path of one machine', () => {
  const listed = [...rooms, 'scripts', 'e2e', 'docs'].map((room) => path.join(root, room));
  const texts = listed.filter((folder) => fs.existsSync(folder)).flatMap(sourcesBelow);
  const wrong = texts.filter(
    (file) =>
      path.basename(file) !== 'conventions.test.ts' &&
      /registry\.npmjs|['"`( ]\/(?:home|root|work|Users)\/\w/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

/**
 * Inputs of digits that are no numbers (a code of the second factor, a postal code), the parsed
 * fields themselves, and a form that the address carries as text (`readWhatIfView` parses it).
 */
const takesDigits = [
  'web/admin/points/what-if-panel.tsx',
  'web/features/accounts/second-factor-dialog.tsx',
  'web/features/rewards/delivery-fields.tsx',
  'web/forms/number-fields.tsx',
];

test('every number in a form is typed into a field that parses it', () => {
  const bypasses = /inputMode[:=][^,}>\n]*(?:numeric|decimal)|type="number"|valueAsNumber/;
  const parses = /setValueAs:(?! (?:chosenId|foldWidth|\(id\) => chosenId))/;
  const wrong = sourcesBelow(path.join(root, 'web'))
    .filter((file) => {
      const text = fs.readFileSync(file, 'utf8');
      return bypasses.test(text) || parses.test(text);
    })
    .map((file) => path.relative(root, file));
  expect(wrong.sort()).toEqual(takesDigits);
});

/** What is no line of one request: what was left out of the log, and the end of an outage. */
const logsForProcess = ['server/features/audit/watch-security-events.ts'];

test('what a request logs goes to its own logger, which says which call it was', () => {
  const wrong = ['server/features', 'server/http', 'server/pages', 'server/auth']
    .flatMap((folder) => sourcesBelow(path.join(root, folder)))
    .map((file) => path.relative(root, file))
    .filter((file) => !/\.(?:test|testing)\.ts$/.test(file))
    .filter((file) =>
      /\b(?:app|server)\.log\.\w+\(|\blog\b[^=;]*\} = (?:app|request\.server)\b/.test(
        fs.readFileSync(path.join(root, file), 'utf8'),
      ),
    );
  expect(wrong).toEqual(logsForProcess);
});
