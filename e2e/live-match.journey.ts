import { isMarked, markPage } from '../testing/browser';
import { openScreen, signIn } from '../testing/panel';
import { site } from '../testing/running-club';
import { demoJourney, expect, forAllTests, test } from '../testing/journey';
import { nextMatch } from '../testing/club-access';

test.describe('a sheet saved in the panel', () => {
  const { openTab } = demoJourney();
  const match = forAllTests(openTab);
  const statistics = forAllTests(openTab);
  const home = forAllTests(openTab);
  const admin = forAllTests(openTab);
  const game = forAllTests(nextMatch);
  /** The match's card, a link only after the match has a sheet. The item above the cards may link to it before. */
  const cardOnHome = () =>
    home.page
      .locator('section', { has: home.page.getByRole('heading', { name: /Próximos partidos/ }) })
      .locator(`a[href="/partidos/${game.partido_id}"]`);

  test('updates the pages of fans without a reload', async () => {
    await match.page.goto(`${site()}/partidos/${game.partido_id}`);
    await statistics.page.goto(`${site()}/estadisticas`);
    await home.page.goto(site());
    await match.page.getByRole('timer').waitFor();
    const played = statistics.page
      .locator('dl > div', { hasText: 'Partidos jugados' })
      .locator('dd');
    const before = Number(await played.textContent());
    await home.page.getByRole('heading', { name: /Próximos partidos/ }).waitFor();
    const card = cardOnHome();
    expect(await card.count()).toBe(0);
    for (const { page } of [match, statistics, home]) await markPage(page);

    const { page } = admin;
    await signIn(page);
    await openScreen(page, 'Partidos');
    const where = game.local ? 'contra' : 'en casa de';
    const label = `Actualizar ficha ${where} ${game.nombre_equipo}, ${game.fecha_str}`;
    await page.getByRole('button', { name: label }).click();
    const selects = page.getByLabel(/^Posición de /);
    await selects.first().waitFor();
    for (const [index, label] of [
      [0, 'Portero'],
      [7, 'Mediocentro'],
      [10, 'Delantero'],
    ] as const) {
      await selects.nth(index).selectOption({ label });
    }
    const name = async (index: number) =>
      ((await selects.nth(index).getAttribute('aria-label')) ?? '').replace('Posición de ', '');
    const scorer = await name(10);
    const assistant = await name(7);
    const choose = async (label: string, text: string) => {
      const select = page.getByLabel(label, { exact: true });
      const option = select.locator('option', { hasText: text }).first();
      await select.selectOption(await option.getAttribute('value'));
    };
    const addGoal = async (half: string) => {
      await choose('Parte', half);
      await choose('Autor', scorer);
      await choose('Asistente', assistant);
      await page.getByRole('button', { name: 'Añadir evento' }).click();
    };
    await addGoal('Primera parte');
    await addGoal('Segunda parte');
    await choose('MVP', scorer);
    await page.getByRole('button', { name: 'Guardar ficha' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('ficha actualizada!').waitFor();

    await match.page.getByRole('heading', { name: 'Alineación' }).waitFor();
    const score = game.local ? '2 - 0' : '0 - 2';
    expect(
      (await match.page.getByTestId('marcador').textContent())?.replace(/\s*[-–]\s*/, ' - '),
    ).toBe(score);
    await match.page.getByText('MVP del partido').waitFor();
    await match.page
      .getByText(new RegExp(`Asistencia.*${assistant}`))
      .first()
      .waitFor();
    await played.filter({ hasText: new RegExp(`^${String(before + 1)}$`) }).waitFor();
    await card.waitFor();
    for (const tab of [match, statistics, home]) {
      expect(await isMarked(tab.page)).toBe(true);
      const read = [...new Set(await tab.reads())];
      // The match page reads the most: the match, its season's calendar, its call-up, and the squad for its names.
      expect(read.length, read.join('\n')).toBeLessThanOrEqual(4);
      expect(tab.problems).toEqual([]);
    }
    expect(admin.problems).toEqual([]);
  });

  test('opens prefilled, and annulling it undoes everything', async () => {
    const { page } = admin;
    await page.goto(`${site()}/admin/partidos/${game.partido_id}`);
    const selects = page.getByLabel(/^Posición de /);
    await selects.and(page.locator(':has(option:checked[value=portero])')).waitFor();
    const chosen = await selects.evaluateAll((all) =>
      all.map((select) => (select as HTMLSelectElement).selectedOptions[0]?.label),
    );
    // The call-up has 18 players.
    expect(chosen.filter((label) => label !== 'No convocado')).toHaveLength(18);
    expect(await page.getByLabel('MVP', { exact: true }).inputValue()).not.toBe('');
    await page.getByRole('link', { name: 'Escribir crónica' }).click();
    await page.getByRole('heading', { level: 1, name: 'Crónica' }).waitFor();
    const score = game.local ? '2-0' : '0-2';
    const title = await page.getByLabel('Titulo').inputValue();
    expect(title).toContain(game.nombre_equipo);
    expect(title).toContain(score);
    await page.getByRole('button', { name: 'Publicar noticia' }).click();
    await page.getByText('Noticia creada!').waitFor();
    await home.page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('link', { name: /Volver a la ficha/ }).click();
    await page.getByRole('button', { name: 'Anular ficha' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Anular ficha' }).click();
    await match.page.getByRole('timer').waitFor();
    await cardOnHome().waitFor({ state: 'detached' });
  });
});
