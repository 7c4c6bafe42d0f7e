import { randomUUID } from 'node:crypto';
import { accept } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import type { DocumentSpec } from './documents';
import { runOperation } from './run-operation';
import type { UnitOfWork } from './unit-of-work';

/** Two specifications of one document, with different schemas. */
const whole: DocumentSpec<Record<string, unknown>> = {
  path: 'privado/prueba',
  schema: z.record(z.string(), z.unknown()),
  keepHistory: false,
};
const strict: DocumentSpec<{ n: number }> = {
  ...whole,
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
    const done = await runOperation(api.db, stamp, undefined, async (uow) =>
      accept(await work(uow)),
    );
    return done.ok ? done.value.body : done.refusal;
  };
  const put = (content: Record<string, unknown>) => api.db.doc(whole.path).set(content);

  it('parses a document again for another schema', async () => {
    await put({ n: 1, otro: 'x' });
    const seen = await operate(async (uow) => [await uow.read(whole), await uow.read(strict)]);
    expect(seen).toEqual([{ n: 1, otro: 'x' }, { n: 1 }]);
  });

  it('throws if a document does not match the requested schema, stored or pending', async () => {
    await put({ n: 'uno' });
    const stored = operate(async (uow) => {
      await uow.read(whole);
      return uow.read(strict);
    });
    await expect(stored).rejects.toThrow('does not fit its schema');
    const pending = operate(async (uow) => {
      await uow.write(whole, { n: 'dos' });
      return uow.read(strict);
    });
    await expect(pending).rejects.toThrow('does not fit its schema');
  });

  it('fails at once, without changes, when it would write half a surrogate pair', async () => {
    await put({ n: 1 });
    let attempts = 0;
    const operation = operate(async (uow) => {
      attempts += 1;
      await uow.write(whole, { nombre: 'a\ud800' });
    });
    await expect(operation).rejects.toThrow(
      'privado/prueba would hold half a character in ["nombre"]',
    );
    expect(attempts).toBe(1);
    expect((await api.db.doc(whole.path).get()).data()).toEqual({ n: 1 });
  });

  it('skips writes of unchanged content', async () => {
    await put({ n: 1 });
    const pathsChangedByWriting = (n: number) =>
      operate(async (uow) => {
        await uow.write(strict, { n });
        return uow.changedPaths();
      });
    const before = (await api.db.doc(whole.path).get()).updateTime;
    expect(await pathsChangedByWriting(1)).toEqual([]);
    expect((await api.db.doc(whole.path).get()).updateTime).toEqual(before);
    expect(await pathsChangedByWriting(2)).toEqual([whole.path]);
  });
});
