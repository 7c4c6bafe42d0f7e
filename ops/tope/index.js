// The cap: removes the project from its billing account once a month's cost exceeds TOPE. `ops/set-up.sh --cap N`
// deploys it, separately from the site, with its own service account.

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

/** Monthly cost so far in a budget notification, `undefined` for other events. */
function readCost(event) {
  const data = event?.data?.message?.data;
  if (typeof data !== 'string') return undefined;
  const { costAmount } = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
  return typeof costAmount === 'number' ? costAmount : undefined;
}

/** Handles a budget notification, a CloudEvent from Pub/Sub. Returns whether it has disabled billing. */
export async function tope(event) {
  const cap = Number(process.env.TOPE);
  const project = process.env.TOPE_PROYECTO;
  if (!(cap > 0) || !project) throw new Error('TOPE and TOPE_PROYECTO are not set');
  const cost = readCost(event);
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
