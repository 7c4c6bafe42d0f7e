import { describe, expect, it } from 'vitest';
import { refusedFields, takenValues } from '../testing/refused-fields';
import { updateSettingsSchema } from './settings';

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

  it.each<[string, string, readonly unknown[]]>([
    ['colores', 'primario', ['red', LONG]],
    ['colores', 'terciario', ['#123456']],
    ['camiseta', 'dibujo', ['cuadros']],
    ['escudo', 'iniciales', ['', 'CDENC']],
    ['contacto', 'email_desarrollador', [`${LONG}@b.example`]],
    ['contacto', 'email', ['nadie', `a${RLM}@b.example`]],
    ['contacto', 'repositorio', ['http://codigo.example', `https://${LONG}`]],
    [
      'donaciones',
      'url',
      ['http://pagos.example', "https://a.example; script-src 'unsafe-inline'"],
    ],
    ['donaciones', 'boton_id', ['x'.repeat(81)]],
    ['textos', 'sobre', [LONG]],
    ['textos', 'donaciones', [LONG]],
    ['textos', 'privacidad', [LONG, `Uno ${RLM}`]],
  ])('has limits in its parts: %s.%s', (field, part, values) => {
    for (const value of values) {
      const refused = refusedFields(updateSettingsSchema, { [field]: { [part]: value } });
      expect(new Set(refused), JSON.stringify(value)).toEqual(new Set([`${field}.${part}`]));
    }
  });

  it.each<[string, string, object, readonly unknown[]]>([
    ['redes_sociales', 'red', NETWORK, ['myspace']],
    ['redes_sociales', 'url', NETWORK, ['javascript:alert(1)', WITH_PASSWORD]],
    ['patrocinadores', 'nombre', SPONSOR, [undefined]],
    [
      'patrocinadores',
      'url',
      SPONSOR,
      ['data:text/html,x', 'https://bar.example/ x', `https://bar.example/${LONG}`],
    ],
  ])('has limits in its lists: %s, %s', (field, part, right, values) => {
    expect(refusedFields(updateSettingsSchema, { [field]: [right] })).toEqual([]);
    for (const value of values) {
      const refused = refusedFields(updateSettingsSchema, {
        [field]: [{ ...right, [part]: value }],
      });
      expect(refused, JSON.stringify(value)).toEqual([`${field}.0.${part}`]);
    }
  });
});
