import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';

test.describe('the first paint', () => {
  const { openTab } = demoJourney();

  test('that differs from what the browser renders is reported', async () => {
    const { page, problems } = await openTab();
    await page.route(`${site()}/contacto`, async (intercepted) => {
      const answer = await intercepted.fetch();
      const html = (await answer.text()).replace('Escríbenos a', 'Escribidnos a');
      await intercepted.fulfill({ response: answer, body: html });
    });
    await page.goto(`${site()}/contacto`);
    await page.getByText('Escríbenos a').waitFor();
    expect(problems.join()).toMatch(/hydrat|#418/i);
  });
});
