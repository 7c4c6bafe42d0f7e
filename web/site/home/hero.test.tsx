import { firestorePaths, type PartidoPreview } from '@club/shared';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { previewPartido } from '../../../shared/src/rules/partido';
import { buildPartido, buildSummary, WON } from '../../../shared/src/testing/partido-builder';
import { NowContext } from '../../lib/use-now';
import { ClubContext } from '../../lib/state/club-context';
import { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import { CLUB_WEB } from '../../lib/testing/club-web';
import { Glance } from '../pages/home';
import { Hero } from './hero';

const alex = buildSummary('alex', { nombre_con_inicial: 'Álex R.' });
const LAST = buildPartido({
  ...WON,
  _id: 'lastMatch',
  detalles: {
    primera_parte: [{ evento: 'gol anotado', autor: alex, minuto: 12 }],
    segunda_parte: [],
  },
  mvp: alex,
});
const NEXT = buildPartido({ _id: 'nextMatch', fecha_date: '2026-11-22T11:00:00.000Z' });
const [lastMatch, nextMatch] = [previewPartido(LAST), previewPartido(NEXT)];

const docs = {
  [firestorePaths.partido('lastMatch')]: {
    ...LAST,
    noticias: [{ noticia_id: 'n1', titulo: 'Remontada en casa' }],
  },
  [firestorePaths.partido('nextMatch')]: {
    ...NEXT,
    direccion_campo: 'Calle Mayor, 1, Robledal',
  },
  [firestorePaths.estadisticasEquipo(LAST.temporada_id)]: {
    temporada_nombre: 'Temporada 2026/27',
    partidos_jugados: 30,
    ganados: 18,
    empatados: 7,
    perdidos: 5,
    ranking_goles: [{ jugador_nombre: 'Álex R.', goles: 21 }],
  },
};

const resumen = {
  posicion: 3,
  num_equipos: 12,
  competicion: 'Liga Comarcal',
  puntos: 18,
  goleador: {
    jugador_id: 'alex',
    jugador_nombre: 'Álex R.',
    goles: 21,
    img_perfil: { disponible: false, extension: 'jpg' as const },
  },
};
const TILES = [
  '|Liga Comarcal|3º|de 12 equipos · 18 puntos|',
  '|Máximo goleador|Álex R.|21 goles|',
];

/** Text of the top of the home page, rendered on the server at an instant. */
function textAt(instant: string, partidos: readonly PartidoPreview[]): string {
  const html = renderToString(
    <NowContext value={new Date(instant)}>
      <ClubContext value={CLUB_WEB}>
        <LiveStoreContext value={new LiveStore(docs)}>
          <MemoryRouter>
            <Hero partidos={partidos} />
            <Glance next_games={[...partidos]} noticias={[]} {...(partidos[0] && { resumen })} />
          </MemoryRouter>
        </LiveStoreContext>
      </ClubContext>
    </NowContext>,
  );
  return html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
}

describe('top of the home page', () => {
  it.each<[string, string, readonly PartidoPreview[], readonly (string | RegExp)[]]>([
    [
      'live: score and link',
      '2026-11-22T11:40:00.000Z',
      [lastMatch, { ...nextMatch, estado: 'en_juego', goles_anotados: 1, goles_encajados: 0 }],
      ['|En directo|', '|1 - 0|', '|Seguir el partido|'],
    ],
    [
      'on the day of a match: time and place',
      '2026-11-22T08:00:00.000Z',
      [lastMatch, nextMatch],
      [
        ...['|Hoy · dom, 22 nov|', '|12:00|', '|Calle Mayor, 1, Robledal| |Cómo llegar|'],
        ...['|Último resultado · sáb, 14 nov|', ...TILES],
      ],
    ],
    [
      'after a match: score, scorers, MVP and match report',
      '2026-11-15T17:00:00.000Z',
      [lastMatch, nextMatch],
      [
        '|Final · sáb, 14 nov|',
        '|2 - 1|',
        /Goles: \|?Álex R\. 12/,
        '|Remontada en casa|',
        '|Próximo partido · dom, 22 nov|',
      ],
    ],
    [
      'in a quiet week: the next match',
      '2026-11-21T08:00:00.000Z',
      [lastMatch, nextMatch],
      ['|Mañana · dom, 22 nov|', '|12:00|', '|Ver el partido|', '|Último resultado · sáb, 14 nov|'],
    ],
    [
      'out of season: record and top scorer',
      '2026-12-24T08:00:00.000Z',
      [lastMatch],
      ['|Temporada 2026/27|', '|18|ganados|', '|Último resultado · sáb, 14 nov|', ...TILES],
    ],
  ])('%s', (_when, instant, partidos, said) => {
    const text = textAt(instant, partidos);
    for (const one of said) expect(text).toMatch(one);
  });

  it('is empty without matches', () => expect(textAt('2026-12-24T08:00:00.000Z', [])).toBe(''));
});
