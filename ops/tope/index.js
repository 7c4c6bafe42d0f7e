// The brake: takes the project off its billing account once a month's cost is above TOPE. It is deployed by
// `npm run ops -- --project P --cap N --run`, apart from the site, with an account of its own.

const METADATA = process.env.TOPE_METADATA ?? 'http://metadata.google.internal';
const BILLING = process.env.TOPE_FACTURACION ?? 'https://cloudbilling.googleapis.com';

async function readJson(response) {
  if (!response.ok) throw new Error(`${new URL(response.url).pathname}: ${response.status}`);
  return response.json();
}

async function accessToken() {
  const url = `${METADATA}/computeMetadata/v1/instance/service-accounts/default/token`;
  const answer = await fetch(url, { headers: { 'Metadata-Flavor': 'Google' } });
  return (await readJson(answer)).access_token;
}

/** What a notice of a budget says that the month has cost so far; `undefined` when it is no such notice. */
function costOf(event) {
  const data = event?.data?.message?.data;
  if (typeof data !== 'string') return undefined;
  const { costAmount } = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
  return typeof costAmount === 'number' ? costAmount : undefined;
}

/** Handles a notice of the budget, a CloudEvent of Pub/Sub; gives whether billing is off now because of it. */
export async function tope(event) {
  const cap = Number(process.env.TOPE);
  const project = process.env.TOPE_PROYECTO;
  if (!(cap > 0) || !project) throw new Error('TOPE and TOPE_PROYECTO are not set');
  const cost = costOf(event);
  if (cost === undefined || cost <= cap) return false;
  const headers = {
    authorization: `Bearer ${await accessToken()}`,
    'content-type': 'application/json',
  };
  const url = `${BILLING}/v1/projects/${project}/billingInfo`;
  const { billingEnabled } = await readJson(await fetch(url, { headers }));
  if (!billingEnabled) return true;
  await readJson(
    await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ billingAccountName: '' }) }),
  );
  console.error(
    JSON.stringify({
      severity: 'CRITICAL',
      message: `cost ${cost} is above ${cap}: billing is off`,
    }),
  );
  return true;
}
