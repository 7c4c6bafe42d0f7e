import {
  accept,
  endpoints,
  INITIAL_SETTINGS,
  mergeSettings,
  settingsRecord,
  toSlug,
  updateSettingsSchema,
} from '@club/shared';
import { palettes } from '@club/shared/palettes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { fill, openPanel, refusal, success, type User } from '../testing/open-panel';
import { completeAddress } from './settings-card';

/** A server that stores settings, merged by the real server's rules. */
function createServer() {
  const server = new ClubServer();
  let stored = INITIAL_SETTINGS;
  const settings = () => {
    const { slugs_anteriores: _before, ...shown } = stored;
    return shown;
  };
  server.on(endpoints.fetchAjustes, () => accept(settings()));
  server.on(endpoints.updateAjustes, ({ body }) => {
    const merged = mergeSettings(stored, body, 'nuevo');
    if (!merged.ok) return merged;
    stored = merged.value;
    return accept({ success: true, msg: 'ok', _id: 'ajustes', id: 'ajustes', data: settings() });
  });
  const changeElsewhere = () => {
    stored = { ...stored, version: 9 };
  };
  return { server, ajustes: settings, changeElsewhere };
}

const part = (name: string) => screen.findByRole('form', { name });
/** Searches in a part. Its form is replaced by each save. */
const inPart = async (name: string) => within(await part(name));
const savePart = async (user: User, name: string) =>
  user.click((await inPart(name)).getByRole('button', { name: 'Guardar' }));

describe('Ajustes', () => {
  it('saves one part and keeps what is typed into another, which can be saved before the settings are read again', async () => {
    const { server, ajustes } = createServer();
    let isStuck = false;
    server.on(endpoints.fetchAjustes, () =>
      isStuck ? new Promise<never>(() => undefined) : accept(ajustes()),
    );
    const { user } = openPanel('/admin/ajustes', { server });
    const parts = [
      ['El club', /Nombre/, 'UD Roja', '¡Club guardado!'],
      ['Contacto', /Correo del club/, 'hola@rojo.example', '¡Contacto guardado!'],
    ] as const;
    for (const [name, label, text] of parts) {
      await fill(user, (await inPart(name)).getByLabelText(label), text);
    }
    const articulo = async () =>
      (await inPart('El club')).getByLabelText<HTMLSelectElement>(/Artículo/);
    expect((await articulo()).value).toBe('la');
    const reads = server.made('fetchAjustes').length;
    isStuck = true;
    for (const [name, , , done] of parts) {
      await savePart(user, name);
      await success(done);
    }
    expect(ajustes()).toMatchObject({
      nombre: 'UD Roja',
      contacto: { email: 'hola@rojo.example' },
      version: 2,
    });
    expect(server.made('fetchAjustes').length).toBeGreaterThan(reads);
    // The article is only suggested until one is chosen.
    expect(ajustes().articulo).toBeUndefined();
    await user.selectOptions(await articulo(), 'sin artículo');
    await savePart(user, 'El club');
    await expect.poll(() => ajustes().articulo).toBe('');
  });

  it('sends each field of a body from one of its forms', async () => {
    const { server } = createServer();
    const { user } = openPanel('/admin/ajustes', { server });
    const club = await inPart('El club');
    await user.selectOptions(club.getByLabelText(/Artículo/), 'las');
    const names = screen.getAllByRole('form').map((form) => form.getAttribute('aria-label') ?? '');
    for (const [index, name] of names.entries()) {
      await savePart(user, name);
      await waitFor(() => expect(server.made('updateAjustes')).toHaveLength(index + 1));
      await waitFor(() => expect(screen.queryByLabelText('Guardando')).toBeNull());
    }
    const sent = server.made('updateAjustes').flatMap(({ body }) => Object.keys(body ?? {}));
    const { escudo_version: _ignored, ...fields } = settingsRecord.fields;
    const inputs = Object.entries(fields).flatMap(([field, { input }]) => (input ? [field] : []));
    expect(new Set(sent)).toEqual(new Set(inputs));
  });

  it('does not overwrite somebody else’s change', async () => {
    const { server, ajustes, changeElsewhere } = createServer();
    const { user } = openPanel('/admin/ajustes', { server });
    const lema = (await inPart('El club')).getByLabelText(/Lema/);
    changeElsewhere();
    await fill(user, lema, 'Siempre juntos');
    await savePart(user, 'El club');
    await refusal(/ajustes/i);
    expect(ajustes().lema).not.toBe('Siempre juntos');
  });

  it('applies saved name, crest and colours to the panel at once; buttons jump to the parts', async () => {
    const { server } = createServer();
    const { user } = openPanel('/admin/ajustes', { server });
    await part('El club');
    const nav = within(screen.getByRole('navigation', { name: 'Partes de los ajustes' }));
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(titles);
    await user.click(nav.getByRole('button', { name: 'Textos' }));
    expect(document.activeElement?.contains(await part('Textos'))).toBe(true);
    const header = within(screen.getByRole('banner'));
    await fill(user, (await inPart('El club')).getByLabelText(/Nombre/), 'UD Roja');
    await savePart(user, 'El club');
    await header.findByText('UD Roja');
    await header.findByText('UDR');
    const colores = await inPart('Colores');
    fireEvent.change(colores.getByLabelText('Primero'), { target: { value: '#c62828' } });
    expect((await colores.findAllByText('UDR')).length).toBeGreaterThan(0);
    await savePart(user, 'Colores');
    await success('¡Colores guardados!');
    const { brand } = palettes({ primario: '#c62828', secundario: '#94a3b8' }).light;
    await waitFor(() => {
      const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
      expect(sheets.join()).toContain(`--brand:${brand}`);
    });
  });

  it('shows each sponsor’s own logo, reports errors by sponsor and sends nothing then', async () => {
    const { server, ajustes } = createServer();
    const sponsor = (id: string) => ({
      id,
      nombre: id,
      url: `https://${id}.example`,
      disponible: true,
    });
    server.on(endpoints.fetchAjustes, () =>
      accept({ ...ajustes(), patrocinadores: ['uno', 'dos', 'tres'].map(sponsor) }),
    );
    const { user } = openPanel('/admin/ajustes', { server });
    const element = await part('Patrocinadores');
    const form = within(element);
    const press = (name: string) => user.click(form.getByRole('button', { name }));
    const logos = () => [...element.querySelectorAll('img')];
    const shown = () =>
      logos().map((logo) => /patrocinador\/(\w+)\?/.exec(logo.getAttribute('src') ?? '')?.[1]);
    expect(shown()).toEqual(['uno', 'dos', 'tres']);
    for (const logo of logos()) {
      expect(logo.getAttribute('loading')).toBe('eager');
      expect(logo.style.background).toBe('var(--paper)');
    }
    await press('Quitar patrocinador 1');
    expect(shown()).toEqual(['dos', 'tres']);
    await press('Quitar patrocinador 1');
    await press('Quitar patrocinador 1');

    await press('Añadir patrocinador');
    await press('Añadir patrocinador');
    const [uno, dos] = form.getAllByRole('group', { name: /^patrocinador/ });
    if (!uno || !dos) throw new Error('no rows');
    await fill(user, within(uno).getByLabelText(/Nombre/), 'Uno');
    await fill(user, within(uno).getByLabelText(/Dirección/), 'www.uno.example');
    await fill(user, within(dos).getByLabelText(/Nombre/), 'Dos');
    await fill(user, within(dos).getByLabelText(/Dirección/), 'http://dos.example');
    await press('Guardar');
    await within(dos).findByText('Debe ser una dirección que empiece por https://.');
    expect(within(uno).queryByText(/Debe ser/)).toBeNull();
    expect(server.made('updateAjustes')).toHaveLength(0);
    await press('Quitar patrocinador 2');
    await press('Guardar');
    await success('¡Patrocinadores guardados!');
    expect(ajustes().patrocinadores).toMatchObject([
      // The typed address gets its `https://`.
      { nombre: 'Uno', url: 'https://www.uno.example', disponible: false },
    ]);
  });
});

it.each([
  ['UD Ñandú (Filial)', 'ud-nandu-filial'],
  ['  C.D. Águilas 1924 ', 'c-d-aguilas-1924'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the slug of %s is valid', (nombre, slug) => {
  expect(toSlug(nombre)).toBe(slug);
  expect(updateSettingsSchema.safeParse({ slug }).success).toBe(true);
});

it.each([
  ['www.barsil.es', 'https://www.barsil.es'],
  [' barsil.es/carta?mesa=2 ', 'https://barsil.es/carta?mesa=2'],
  ['https://barsil.es', 'https://barsil.es'],
  ['http://barsil.es', 'http://barsil.es'],
  ['javascript:alert(1.2)', 'javascript:alert(1.2)'],
  ['hola@barsil.es', 'hola@barsil.es'],
  ['barsil', 'barsil'],
  ['https://', 'https://'],
  ['', ''],
])('the address «%s» is sent as «%s»', (typed, sent) => {
  expect(completeAddress(typed)).toBe(sent);
});
