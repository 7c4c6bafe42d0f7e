import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { buildActa, createPartido, sendImage } from '../../functions/src/testing/factories';
import { createWorld, type World } from '../../functions/src/testing/contract/world';
import { startApi } from '../../functions/src/testing/start-api';
import { forEachTest } from '../../functions/src/testing/standing';
import { buildJpeg } from '../../shared/src/testing/tiny-pictures';
import { adminClient } from '../../testing/club-access';
import { UserError } from '../platform/user-error';
import { compareClubs, latestBackup, readBackup, restoreBackup, writeBackup } from './backup';
import { describeContent } from './backup-file';

/** A backup by the first release that had an export. */
const FIRST_EXPORT = path.join(import.meta.dirname, 'fixtures/club-1-first-export.json');

describe('the restore drill', () => {
  const api = forEachTest(startApi);
  let world: World;
  let dir = '';
  tempDirForEachTest((made) => (dir = made));

  const client = () => adminClient(api);
  const backup = (second: number, keep = 30) =>
    writeBackup({ api: client(), dir, now: new Date(Date.UTC(2026, 10, 21, 12, 0, second)), keep });
  const sendPhoto = async () => {
    const response = await sendImage(
      api,
      `jugador-perfil/${world.jugadorId}`,
      buildJpeg({ ancho: 32, alto: 32 }),
    );
    expect(response.status).toBe(200);
  };
  /** What a backup contains: all documents except live logs and call-ups, which are short-lived (regla 102). */
  const dumpClub = async () =>
    Object.fromEntries(
      Object.entries(await api.dump()).filter(([name]) => !/^(directo|convocatorias)\//.test(name)),
    );
  /** Deletes all Firestore documents, as an accident in the console would. */
  const loseDatabase = async () => {
    for (const collection of await api.db.listCollections())
      await api.db.recursiveDelete(collection);
    expect(await api.dump()).toEqual({});
  };

  it('restores everything in the last backup, and names what was changed after it', async () => {
    world = await createWorld(api);
    await sendPhoto();
    await backup(1);
    const { _id: partidoId } = await createPartido(api, world, { fecha_str: '26-09-2027' });
    const beforeLast = await dumpClub();
    await backup(2);

    // Changes made after the last backup.
    await api.succeed(endpoints.updatePartido, {
      id: partidoId,
      body: buildActa(world, { scorers: [8] }),
    });
    await api.succeed(endpoints.addNoticia, { body: { titulo: 'Después', contenido: 'Tarde.' } });
    const lost = await client().call(endpoints.exportarClub);
    await loseDatabase();

    const last = await readBackup(await latestBackup(dir));
    const { length: partidos } = last.part.club.partidos;
    expect(partidos).toBeGreaterThan(2);
    const report = await restoreBackup(client(), last);
    expect(describeContent(report.stored)).toBe(
      `2 temporadas, 12 jugadores, ${String(partidos)} partidos, 1 imágenes`,
    );
    expect(report.audits.map(({ correcta }) => correcta)).toEqual([true, true]);
    expect(report.differences).toEqual([]);
    expect(await dumpClub()).toEqual(beforeLast);

    const differences = compareClubs(await client().call(endpoints.exportarClub), lost);
    expect(differences).toContain('noticia Después: no está en la copia');
    expect(differences).toContainEqual(
      expect.stringMatching(/^partido Rival CF \(26-09-2027\): .*alineacion/),
    );
    expect(differences).toContainEqual(
      expect.stringMatching(/^estadísticas de Jugador9.* en 2027\/28: sumas$/),
    );
    // No other differences: the eleven who played, the match, the news item.
    expect(differences).toHaveLength(13);
  });

  it('restores a backup by the first release that had an export', async () => {
    const file = await readBackup(FIRST_EXPORT);
    const report = await restoreBackup(client(), file);
    expect(report.differences).toEqual([]);
    expect(report.audits.map(({ correcta }) => correcta)).toEqual([true, true]);
    expect(describeContent(report.stored)).toBe(
      '2 temporadas, 12 jugadores, 3 partidos, 1 imágenes',
    );
  });

  it('keeps the newest backups, as many as asked for, and reports a damaged one before any data is lost', async () => {
    await createWorld(api);
    for (const second of [1, 2, 3]) await backup(second, 2);
    const names = (await readdir(dir)).sort();
    expect(names).toEqual([
      'club-2026-11-21T12-00-02-000Z.json',
      'club-2026-11-21T12-00-03-000Z.json',
    ]);
    const text = await readFile(path.join(dir, names[0] ?? ''), 'utf8');
    const damaged = path.join(dir, 'copia.json');
    for (const [content, problem] of [
      [text.slice(0, text.length / 2), 'no es JSON entero'],
      ['{"schema":"otro/1"}', 'no es una copia del club'],
      [text.replace('"goles_anotados": 2', '"goles_anotados": 5'), 'no se podría restaurar'],
    ] as const) {
      await writeFile(damaged, content);
      await expect(readBackup(damaged)).rejects.toThrow(problem);
    }
    await expect(latestBackup(path.join(dir, 'no-existe'))).rejects.toThrow(UserError);
  });
});
