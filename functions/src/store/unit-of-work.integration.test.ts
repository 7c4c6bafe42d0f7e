import { randomUUID } from 'node:crypto';
import { accept } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import type { DocumentSpec } from './documents';
import { runOperation } from './run-operation';
import type { UnitOfWork } from './unit-of-work';

/** Two specifications of one document: any content, and only `n`. */
const lenient: DocumentSpec<Record<string, unknown>> = {
  path: 'privado/prueba',
  schema: z.record(z.string(), z.unknown()),
  keepHistory: false,
};
const strict: DocumentSpec<{ n: number }> = {
  ...lenient,
  schema: z.object({ n: z.int() }),
};

describe('a unit of work', () => {
  const api = forAllTests(startApi);

  /** Runs an operation. Returns the result of `work`, or the refusal. */
  const operate = async (work: (uow: UnitOfWork) => Promise<unknown>) => {
    const stamp = {
      operationId: randomUUID(),
      accion: 'prueba',
      quien: 'prueba',
      now: api.clock.now,
    };
    const result = await runOperation(api.db, stamp, undefined, async (uow) =>
      accept(await work(uow)),
    );
    return result.ok ? result.value.body : result.refusal;
  };
  const store = (content: Record<string, unknown>) => api.db.doc(lenient.path).set(content);

  it('parses a document again for another schema', async () => {
    await store({ n: 1, otro: 'x' });
    const seen = await operate(async (uow) => [await uow.read(lenient), await uow.read(strict)]);
    expect(seen).toEqual([{ n: 1, otro: 'x' }, { n: 1 }]);
  });

  it('throws if a stored document that it has read does not fit another schema', async () => {
    await store({ n: 'uno' });
    const reading = operate(async (uow) => {
      await uow.read(lenient);
      return uow.read(strict);
    });
    await expect(reading).rejects.toThrow('does not fit its schema');
  });

  it('fails without a retry or a change when it would write half a surrogate pair', async () => {
    await store({ n: 1 });
    let attempts = 0;
    const operation = operate(async (uow) => {
      attempts += 1;
      await uow.write(lenient, { nombre: 'a\ud800' });
    });
    await expect(operation).rejects.toThrow(
      'privado/prueba would hold half a character in ["nombre"]',
    );
    expect(attempts).toBe(1);
    expect((await api.db.doc(lenient.path).get()).data()).toEqual({ n: 1 });
  });

  it('writes only changed content', async () => {
    await store({ n: 1 });
    const pathsChangedByWriting = (n: number) =>
      operate(async (uow) => {
        await uow.write(strict, { n });
        return uow.changedPaths();
      });
    const before = (await api.db.doc(lenient.path).get()).updateTime;
    expect(await pathsChangedByWriting(1)).toEqual([]);
    expect((await api.db.doc(lenient.path).get()).updateTime).toEqual(before);
    expect(await pathsChangedByWriting(2)).toEqual([lenient.path]);
  });
});
