/** Writes `docs/openapi.json` from the contract; `--check` only compares. */
import path from 'node:path';
import { openApiDocument } from '../server/http/open-api-document.ts';
import { writeOrCheck } from './generated-file.ts';

writeOrCheck(
  path.join(import.meta.dirname, '..', 'docs', 'openapi.json'),
  `${JSON.stringify(openApiDocument(), null, 2)}\n`,
);
