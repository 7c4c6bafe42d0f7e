import { accept, endpoints, slugOf, updateSettingsSchema } from '@club/shared';
import { palettes } from '@club/shared/palettes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer, serveSettings } from '../testing/club-server';
import { fill, openPanel, refusal, success } from '../testing/open-panel';
import { completeAddress } from './settings-card';

function createServer() {
  const server = new ClubServer();
  return { server, ...serveSettings(server) };
}

const part = (name: string) => screen.findByRole('form', { name });

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
      await fill(user, within(await part(name)).getByLabelText(label), text);
    }
    const reads = server.made('fetchAjustes').length;
    isStuck = true;
    for (const [name, , , done] of parts) {
      await user.click(within(await part(name)).getByRole('button', { name: 'Guardar' }));
      await success(done);
    }
    expect(ajustes()).toMatchObject({
      nombre: 'UD Roja',
      contacto: { email: 'hola@rojo.example' },
      version: 2,
    });
    expect(server.made('fetchAjustes').length).toBeGreaterThan(reads);
  });

  it('applies saved name, colours and crest to the panel at once', async () => {
    const { server } = createServer();
    const { user } = openPanel('/admin/ajustes', { server });
    await part('Escudo');
    const header = within(screen.getByRole('banner'));
    await fill(user, within(await part('El club')).getByLabelText(/Nombre/), 'UD Roja');
    await user.click(within(await part('El club')).getByRole('button', { name: 'Guardar' }));
    await header.findByText('UD Roja');
    await header.findByText('UDR');
    await fill(user, within(await part('Escudo')).getByLabelText(/Iniciales/), 'ROJA');
    await user.click(within(await part('Escudo')).getByRole('button', { name: 'Guardar' }));
    await header.findByText('ROJA');
    const colores = await part('Colores');
    fireEvent.change(within(colores).getByLabelText('Primero'), { target: { value: '#c62828' } });
    const preview = await within(colores).findAllByText('ROJA');
    expect(preview.length).toBeGreaterThan(0);
    await user.click(within(colores).getByRole('button', { name: 'Guardar' }));
    await success('¡Colores guardados!');
    const { brand } = palettes({ primario: '#c62828', secundario: '#94a3b8' }).light;
    await waitFor(() => {
      const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
      expect(sheets.join()).toContain(`--brand:${brand}`);
    });
  });

  it('suggests the article for the name, and keeps a chosen one', async () => {
    const { server, ajustes } = createServer();
    const { user } = openPanel('/admin/ajustes', { server });
    const club = async () => within(await part('El club'));
    const articulo = async () => (await club()).getByLabelText<HTMLSelectElement>(/Artículo/);
    await fill(user, (await club()).getByLabelText(/Nombre/), 'UD Roja');
    expect((await articulo()).value).toBe('la');
    await user.click((await club()).getByRole('button', { name: 'Guardar' }));
    await success('¡Club guardado!');
    expect(ajustes().nombre).toBe('UD Roja');
    expect(ajustes().articulo).toBeUndefined();
    await user.selectOptions(await articulo(), 'sin artículo');
    await user.click((await club()).getByRole('button', { name: 'Guardar' }));
    await expect.poll(() => ajustes().articulo).toBe('');
  });

  it('has a button that jumps to each of its parts', async () => {
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
  });

  it('reports errors by sponsor and sends nothing', async () => {
    const { server, ajustes } = createServer();
    const { user } = openPanel('/admin/ajustes', { server });
    const form = await part('Patrocinadores');
    const add = within(form).getByRole('button', { name: 'Añadir patrocinador' });
    await user.click(add);
    await user.click(add);
    const [uno, dos] = within(form).getAllByRole('group', { name: /^patrocinador/ });
    if (!uno || !dos) throw new Error('no rows');
    await fill(user, within(uno).getByLabelText(/Nombre/), 'Uno');
    await fill(user, within(uno).getByLabelText(/Dirección/), 'www.uno.example');
    await fill(user, within(dos).getByLabelText(/Nombre/), 'Dos');
    await fill(user, within(dos).getByLabelText(/Dirección/), 'http://dos.example');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    const wrong = await within(dos).findByText('Debe ser una dirección que empiece por https://.');
    expect(uno.contains(wrong)).toBe(false);
    expect(within(uno).queryByText(/Debe ser/)).toBeNull();
    expect(server.made('updateAjustes')).toHaveLength(0);
    await user.click(within(form).getByRole('button', { name: 'Quitar patrocinador 2' }));
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await success('¡Patrocinadores guardados!');
    expect(ajustes().patrocinadores).toMatchObject([
      // The typed address gets its `https://`.
      { nombre: 'Uno', url: 'https://www.uno.example', disponible: false },
    ]);
  });

  it('shows each sponsor’s own logo, also after an earlier sponsor was removed', async () => {
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
    const form = await part('Patrocinadores');
    const logos = () => [...form.querySelectorAll('img')];
    const shown = () =>
      logos().map((logo) => /patrocinador\/(\w+)\?/.exec(logo.getAttribute('src') ?? '')?.[1]);
    expect(shown()).toEqual(['uno', 'dos', 'tres']);
    for (const logo of logos()) {
      expect(logo.getAttribute('loading')).toBe('eager');
      expect(logo.style.background).toBe('var(--paper)');
    }
    await user.click(within(form).getByRole('button', { name: 'Quitar patrocinador 1' }));
    expect(shown()).toEqual(['dos', 'tres']);
  });

  it('does not overwrite somebody else’s change', async () => {
    const { server, ajustes, changeElsewhere } = createServer();
    const { user } = openPanel('/admin/ajustes', { server });
    const club = await part('El club');
    changeElsewhere();
    await fill(user, within(club).getByLabelText(/Lema/), 'Siempre juntos');
    await user.click(within(club).getByRole('button', { name: 'Guardar' }));
    await refusal(/ajustes/i);
    expect(ajustes().lema).not.toBe('Siempre juntos');
  });
});

it.each([
  ['UD Ñandú (Filial)', 'ud-nandu-filial'],
  ['  C.D. Águilas 1924 ', 'c-d-aguilas-1924'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the slug of %s is valid', (nombre, slug) => {
  expect(slugOf(nombre)).toBe(slug);
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
