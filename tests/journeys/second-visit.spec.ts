import { hold } from './openHeld.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

test('x', async () => {});
