import { describe, expect, it } from 'vitest';
import { refusedFields, takenValues } from '../testing/refusals';
import {
  updateCampoSchema,
  updateCompeticionSchema,
  updateTemporadaSchema,
  updateEquipoSchema,
  createCampoSchema,
  createCompeticionSchema,
  createTemporadaSchema,
  createEquipoSchema,
} from './catalogues';
import { updateJugadorSchema, createJugadorSchema } from './jugador';
import { updateNoticiaSchema, createNoticiaSchema } from './noticia';
import { updateSettingsSchema } from './settings';

/** Fields that no body has. */
const NEVER = { _id: ['a'], id: ['a'], inventado: ['x'] };

describe('body of a catalogue', () => {
  it.each([
    ['creates a rival team', createEquipoSchema],
    ['changes a rival team', updateEquipoSchema],
    ['creates a competition or season', createTemporadaSchema],
    ['renames a competition or season', updateTemporadaSchema],
    ['creates a ground', createCampoSchema],
    ['changes a ground', updateCampoSchema],
  ] as const)('that %s: the name is trimmed, 1 to 80 characters', (_verb, schema) => {
    for (const nombre of ['Liga 2026/27', 'ñ'.repeat(80)]) {
      expect(schema.parse({ nombre: `  ${nombre} ` })).toMatchObject({ nombre });
    }
    const nombre = ['', ' \t\n', 7, null, 'x'.repeat(81)];
    expect(takenValues(schema, { nombre: 'A' }, { nombre, ...NEVER })).toEqual([]);
  });

  it('of a team has a colour in lower case, black by default', () => {
    expect(createEquipoSchema.parse({ nombre: 'A' }).color_hex).toBe('#000000');
    expect(updateEquipoSchema.parse({ nombre: 'A' })).toEqual({ nombre: 'A' });
    expect(updateEquipoSchema.parse({ color_hex: '#B91C1C' }).color_hex).toBe('#b91c1c');
    const color_hex = ['#fff', 'b91c1c', '#b91c1cff', 'rojo', '', null];
    expect(takenValues(updateEquipoSchema, {}, { color_hex })).toEqual([]);
  });

  it('of a competition has halves of 10 to 60 whole minutes, 45 by default', () => {
    expect(createCompeticionSchema.parse({ nombre: 'A' }).minutos_parte).toBe(45);
    const values = { minutos_parte: [9, 61, 22.5] };
    expect(takenValues(updateCompeticionSchema, {}, values)).toEqual([]);
    for (const minutos_parte of [10, 60]) {
      expect(refusedFields(updateCompeticionSchema, { minutos_parte })).toEqual([]);
    }
  });

  it('of a ground has an address of at most 200 characters', () => {
    expect(refusedFields(updateCampoSchema, { direccion: 'x'.repeat(200) })).toEqual([]);
    expect(takenValues(updateCampoSchema, {}, { direccion: ['x'.repeat(201)] })).toEqual([]);
  });
});

describe('body of a player', () => {
  const MINIMUM = { nombre: 'Marcos', dorsal: 8 };

  it('needs a name and a shirt number; the rest has the defaults of regla 13', () => {
    expect(createJugadorSchema.parse({ nombre: ' Marcos ', dorsal: 8 })).toEqual({
      ...MINIMUM,
      apellido1: '',
      apellido2: '',
      alias: '',
      trayectoria: '',
      activo: true,
      altura: 175,
      pais: 'España',
      pie: 'Derecho',
      fecha_nac: '1999-01-01',
      posicion: { del: false, mc: false, def: false, por: false },
    });
    expect(refusedFields(createJugadorSchema, {})).toEqual(['dorsal', 'nombre']);
    expect(updateJugadorSchema.parse({})).toEqual({});
    const texts = { apellido1: '   ', alias: ' a ', clave_externa: ' j-12 ' };
    const trimmed = { apellido1: '', alias: 'a', clave_externa: 'j-12' };
    expect(updateJugadorSchema.parse({ ...texts, altura: 180 })).toEqual({
      ...trimmed,
      altura: 180,
    });
  });

  it.each([createJugadorSchema, updateJugadorSchema])('has these limits', (schema) => {
    const accepted = [
      { dorsal: 1, altura: 150, pie: 'Derecho', posicion: {}, activo: false },
      { dorsal: 99, altura: 250, pie: 'Izquierdo', fecha_nac: '2000-02-29' },
      { apellido1: '', apellido2: '', alias: '', trayectoria: '', clave_externa: 'plantilla-8' },
      { apellido1: 'x'.repeat(80), trayectoria: 'x'.repeat(20_000) },
      { estadisticas_temporada: { goles: 3 } },
      // Derived fields may be sent back with a record that was read.
      { nombre_con_inicial: 'Marcos L.', edad: 27 },
      { img_perfil: { disponible: true } },
    ];
    expect(accepted.flatMap((body) => refusedFields(schema, { ...MINIMUM, ...body }))).toEqual([]);
    const values = {
      dorsal: [0, 100, -1, 7.5, '7', null],
      altura: [149, 251, 175.5, '175'],
      pie: ['derecho', 'Ambos', ''],
      fecha_nac: ['01-01-1999', '1999-1-1', '1999-02-29', '1999-01-01T00:00:00Z', ''],
      nombre: ['   '],
      apellido1: ['x'.repeat(81)],
      trayectoria: ['x'.repeat(20_001)],
      pais: [''],
      activo: ['true'],
      jugador_id: ['abc'],
      ...NEVER,
    };
    expect(takenValues(schema, MINIMUM, values)).toEqual([]);
  });

  it.each([
    ['posicion.por', { posicion: { por: 1 } }],
    ['posicion.order_code', { posicion: { por: true, order_code: 1000 } }],
    ['img_perfil.extension', { img_perfil: { disponible: true, extension: 'png' } }],
    ['img_perfil.disponible', { img_perfil: { extension: 'jpg' } }],
    ['estadisticas_temporada.goles', { estadisticas_temporada: { goles: -1 } }],
    ['estadisticas_temporada.paradas', { estadisticas_temporada: { paradas: 1 } }],
  ])('is refused for a wrong %s', (field, body) => {
    expect(refusedFields(updateJugadorSchema, body)).toEqual([field]);
  });
});

describe('body of a news item', () => {
  it('needs a title to create it; text and images are empty by default', () => {
    const empty = { titulo: 'Victoria', contenido: '', media: [] };
    expect(createNoticiaSchema.parse({ titulo: ' Victoria ' })).toEqual(empty);
    const contenido = 'Primera línea\n\nSegunda <b>línea</b>';
    expect(createNoticiaSchema.parse({ titulo: 'A', contenido })).toMatchObject({ contenido });
    expect(refusedFields(createNoticiaSchema, { contenido: 'Texto' })).toEqual(['titulo']);
    expect(updateNoticiaSchema.parse({ contenido: '' })).toEqual({ contenido: '' });
  });

  it.each([createNoticiaSchema, updateNoticiaSchema])('has these limits', (schema) => {
    const media = ['foto-1.jpg', 'FOTO_2.JPG', ...Array<string>(18).fill('a.jpg')];
    const longest = { titulo: 'x'.repeat(200), contenido: 'x'.repeat(50_000), media };
    expect(refusedFields(schema, longest)).toEqual([]);
    const values = {
      titulo: ['', '   ', 'x'.repeat(201), 5],
      contenido: ['x'.repeat(50_001), null],
      media: ['foto.jpg', [...media, 'a.jpg']],
      fecha_date: ['2026-11-14T17:30:00.000Z'],
      fecha_str: ['14-11-2026'],
      ...NEVER,
    };
    expect(takenValues(schema, { titulo: 'A' }, values)).toEqual([]);
    for (const name of ['../foto.jpg', '', 'https://otro.example/a.jpg']) {
      expect(refusedFields(schema, { titulo: 'A', media: ['a.jpg', name] })).toEqual(['media.1']);
    }
  });
});

const RLM = '\u200f';
const LONG = 'x'.repeat(10_001);
/** A URL with credentials. */
const WITH_PASSWORD = ['https://a:b', 'c.example'].join('@');
const NETWORK = { red: 'web', nombre: 'W', url: 'https://c.example' };
const SPONSOR = { nombre: 'Bar', url: 'https://bar.example' };

describe('the body of the settings', () => {
  it('has these limits', () => {
    const values = {
      nombre: ['', LONG, 'CD\nEncina', `CD ${RLM}Encina`, 'CD \u202eEncina', 'CD\u0000Encina'],
      slug: ['', 'CD-Encina', '../admin', 'x'.repeat(61)],
      lema: ['x'.repeat(121)],
      fundacion: [2018.5, 12],
      zona_horaria: ['Europe/Lisbon'],
      redes_sociales: [Array<object>(9).fill(NETWORK)],
      patrocinadores: [Array<object>(13).fill(SPONSOR)],
      dominio_login: ['otro.example'],
      _id: ['ajustes'],
    };
    expect(takenValues(updateSettingsSchema, {}, values)).toEqual([]);
  });

  it.each<[string, readonly unknown[], object?]>([
    ['colores.primario', ['red', LONG]],
    ['colores.terciario', ['#123456']],
    ['camiseta.dibujo', ['cuadros']],
    ['escudo.iniciales', ['', 'CDENC']],
    ['contacto.email_desarrollador', [`${LONG}@b.example`]],
    ['contacto.email', ['nadie', `a${RLM}@b.example`]],
    ['contacto.repositorio', ['http://codigo.example', `https://${LONG}`]],
    ['donaciones.url', ['http://pagos.example', "https://a.example; script-src 'unsafe-inline'"]],
    ['donaciones.boton_id', ['x'.repeat(81)]],
    ['textos.sobre', [LONG]],
    ['textos.donaciones', [LONG]],
    ['textos.privacidad', [LONG, `Uno ${RLM}`]],
    ['redes_sociales.0.red', ['myspace'], NETWORK],
    ['redes_sociales.0.url', ['javascript:alert(1)', WITH_PASSWORD], NETWORK],
    ['patrocinadores.0.nombre', [undefined], SPONSOR],
    ['patrocinadores.0.url', ['data:text/html,x', 'https://bar.example/ x'], SPONSOR],
    ['patrocinadores.0.url', [`https://bar.example/${LONG}`], SPONSOR],
  ])('has limits in its parts and lists: %s', (place, values, row) => {
    const [field = '', part = ''] = place.split(/\.0\.|\./);
    const refused = (fields: object) =>
      refusedFields(updateSettingsSchema, { [field]: row ? [{ ...row, ...fields }] : fields });
    expect(refused({})).toEqual([]);
    for (const value of values) {
      expect(new Set(refused({ [part]: value })), JSON.stringify(value)).toEqual(new Set([place]));
    }
  });
});
