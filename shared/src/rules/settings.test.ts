import { describe, expect, it } from 'vitest';
import type { StoredSettings, UpdateSettings } from '../records/settings';
import {
  INITIAL_SETTINGS,
  mergeSettings,
  nextSettings,
  splitParagraphs,
  aboutPath,
} from './settings';
import { pictureClub } from './share-content';

const stored: StoredSettings = {
  ...INITIAL_SETTINGS,
  nombre: 'CD Encina',
  slug: 'cd-encina',
  escudo: { disponible: true, iniciales: 'CDE' },
  contacto: { email: 'a@b.example', email_desarrollador: '', repositorio: '' },
  patrocinadores: [
    { id: 'bar', nombre: 'Bar', url: 'https://bar.example', disponible: true },
    { id: 'taller', nombre: 'Taller', url: 'https://taller.example', disponible: false },
  ],
  version: 4,
  escudo_version: 3,
  slugs_anteriores: ['encina'],
};

const merged = (body: UpdateSettings) => {
  const result = mergeSettings(stored, body, 'op');
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const refusal = (body: UpdateSettings) => {
  const result = mergeSettings(stored, body, 'op');
  return result.ok ? undefined : result.refusal;
};

describe('a change of the settings', () => {
  it('keeps what is left out, in the parts of a setting too', () => {
    const body = { nombre: 'Encina CF', escudo_version: 9 };
    expect(merged(body)).toEqual({ ...stored, nombre: 'Encina CF', version: 5 });
    const older = { ...INITIAL_SETTINGS, escudo: stored.escudo, version: 7 };
    const unchanged = [older, nextSettings(older, older)].map(pictureClub);
    expect(unchanged.map(({ escudo_version }) => escudo_version)).toEqual([7, 7]);
    const after = merged({
      colores: { primario: '#ff0000' },
      camiseta: { dibujo: 'aros' },
      escudo: { iniciales: 'EN' },
      contacto: { repositorio: 'https://r.example' },
      donaciones: { boton_id: 'x' },
      textos: { sobre: 'Nosotros' },
    });
    expect(after).toEqual({
      ...stored,
      colores: { ...stored.colores, primario: '#ff0000' },
      camiseta: { ...stored.camiseta, dibujo: 'aros' },
      escudo: { disponible: true, iniciales: 'EN' },
      contacto: { ...stored.contacto, repositorio: 'https://r.example' },
      donaciones: { ...stored.donaciones, boton_id: 'x' },
      textos: { ...stored.textos, sobre: 'Nosotros' },
      version: 5,
    });
  });

  it('is none if the values are the same, or differ only in whether there is a crest', () => {
    expect(merged({ nombre: stored.nombre, colores: stored.colores })).toBe(stored);
    // Only the upload of an image changes that.
    const body = { escudo: { iniciales: 'CDE', disponible: false } };
    expect(merged(body)).toBe(stored);
  });

  it('replaces the list of sponsors: those with an id keep their logo, new ones get an id', () => {
    const { patrocinadores } = merged({
      patrocinadores: [
        { nombre: 'Nuevo', url: 'https://n.example' },
        { id: 'bar', nombre: 'Bar Sol', url: 'https://bar.example' },
        { nombre: 'Otro', url: 'https://o.example' },
      ],
    });
    expect(patrocinadores).toEqual([
      { id: 'op-0', nombre: 'Nuevo', url: 'https://n.example', disponible: false },
      { id: 'bar', nombre: 'Bar Sol', url: 'https://bar.example', disponible: true },
      { id: 'op-2', nombre: 'Otro', url: 'https://o.example', disponible: false },
    ]);
    expect(merged({ patrocinadores: [] }).patrocinadores).toEqual([]);
  });

  it('refuses unknown or repeated sponsors', () => {
    const [bar] = stored.patrocinadores;
    if (!bar) throw new Error('no sponsor');
    const { disponible: _, ...known } = bar;
    expect(refusal({ patrocinadores: [known, { ...known, id: 'nadie' }] })).toEqual({
      code: 'entrada-invalida',
      detail:
        'El identificador de la fila 2 de los patrocinadores no es el de ningún patrocinador: «nadie».',
    });
    expect(refusal({ patrocinadores: [known, known] })).toEqual({
      code: 'entrada-invalida',
      detail: 'El identificador de la fila 2 de los patrocinadores está dos veces.',
    });
  });
});

describe('the address of the page about the club', () => {
  it('follows the slug, and all earlier addresses redirect to it', () => {
    expect(aboutPath('cd-encina')).toBe('/sobre-cd-encina');
    const once = merged({ slug: 'encina-cf' });
    expect(once.slugs_anteriores).toEqual(['cd-encina', 'encina']);
    // Back to an earlier slug: it must not redirect to itself.
    expect(nextSettings(once, { ...once, slug: 'encina' }).slugs_anteriores).toEqual([
      'encina-cf',
      'cd-encina',
    ]);
  });

  it('remembers the last fifty slugs', () => {
    const many = Array.from({ length: 60 }, (_none, index) => `s-${String(index)}`);
    const { slugs_anteriores: known } = nextSettings(
      { ...stored, slugs_anteriores: many },
      { ...stored, slug: 'nuevo' },
    );
    expect(known).toEqual(['cd-encina', ...many.slice(0, 49)]);
  });
});

describe('paragraphs', () => {
  it('are separated by empty lines', () => {
    const text = 'uno\ndos\n\ntres\n \n\t\n\ncuatro';
    expect(splitParagraphs(text)).toEqual(['uno\ndos', 'tres', 'cuatro']);
    expect(splitParagraphs('\n\n  \n\n')).toEqual([]);
  });
});
