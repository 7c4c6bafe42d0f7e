import { API_BASE, type Endpoint, type EndpointName, endpoints } from '@club/shared';
import fc from 'fast-check';
import {
  alternatives,
  describeBody,
  type SchemaNode,
} from '../../../../shared/src/testing/wrong-bodies';
import { contractCases, type ContractName } from '../contract/cases';
import type { World } from '../contract/world';

const IDENTITIES = ['anonimo', 'ayudante', 'administrador'] as const;

/** A random request, valid or not. */
export interface RandomRequest {
  readonly name: EndpointName;
  readonly as: (typeof IDENTITIES)[number];
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Texts that are hard to store, show or distinguish. */
const HARD_TEXTS = [
  ...['a\ud800', '\u0000', '\u202eabc\u200b', '', ' ', 'x'.repeat(81), 'x'.repeat(50_001)],
  ...['😀'.repeat(40) + '\ud83d', '__proto__', 'constructor', '../publico/club'],
  ...['<script>alert(1)</script>', '2026-02-30', '31-02-2026', '25:61', 'NaN'],
];

const textArbitrary = fc.oneof(
  fc.constantFrom(...HARD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 90 }),
  // Random UTF-16 code units.
  fc
    .array(fc.nat({ max: 0xffff }), { maxLength: 12 })
    .map((units) => String.fromCharCode(...units)),
);

const junkArbitrary: fc.Arbitrary<unknown> = fc.oneof(
  textArbitrary,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 1e21, 9_999, 1e308, [], {}, [[[]]]),
  fc.dictionary(textArbitrary, textArbitrary, { maxKeys: 2 }),
  fc.array(fc.constantFrom<unknown>(null, 1, 'x', {}), { maxLength: 4 }),
);

/** Ids of existing and nonexistent records. */
const idArbitrary = (world: World) =>
  fc.constantFrom(
    ...[world.equipoId, world.competicionId, world.campoId, world.temporadaId],
    ...[world.previousTemporadaId, world.jugadorId, world.partidoId, world.unplayedPartidoId],
    ...[world.inPlayPartidoId, world.noticiaId, world.operationId],
    ...world.jugadores.slice(0, 4),
    ...['nadie', 'x_1', '__x__', 'a.b', '..'],
  );

/** Whether a field is an id, which its pattern shows. */
const isId = ({ pattern }: SchemaNode) => typeof pattern === 'string' && pattern.includes('{1,64}');

/** Values for a JSON schema, mostly valid. */
function valueArbitrary(node: SchemaNode, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const valid = (): fc.Arbitrary<unknown> => {
    const options = alternatives(node).slice(1);
    if (options.length > 0) return fc.oneof(...options.map((one) => valueArbitrary(one, ids)));
    if ('const' in node) return fc.constant(node['const']);
    if (Array.isArray(node['enum'])) return fc.constantFrom(...(node['enum'] as unknown[]));
    switch (node['type']) {
      case 'object': {
        const fields = Object.entries((node['properties'] ?? {}) as Record<string, SchemaNode>);
        const model = Object.fromEntries(
          fields.map(([field, schema]) => [field, valueArbitrary(schema, ids)]),
        );
        const required = (node['required'] ?? []) as string[];
        return fc.record(model, { requiredKeys: required });
      }
      case 'array':
        return fc.array(valueArbitrary((node['items'] ?? {}) as SchemaNode, ids), { maxLength: 4 });
      case 'string':
        if (isId(node)) return ids;
        return fc.constantFrom(
          ...['Ana', 'Cabañas del Río', '😀 Gol', '#12ab9f', '15-11-2026', '18:30', '2026-11-21'],
          ...['2026-11-22T18:30:00.000Z', 'https://bar.example/x', 'ana@bar.example', 'mi-club'],
        );
      case 'integer':
      case 'number':
        return fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: -3, max: 10_001 }));
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return junkArbitrary;
    }
  };
  return fc.oneof({ weight: 30, arbitrary: valid() }, { weight: 1, arbitrary: junkArbitrary });
}

/** A valid body with junk in one of its fields, or in an unknown one. */
const changedArbitrary = (body: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> =>
  fc
    .record({
      field: fc.constantFrom(...Object.keys(body), 'no_existe', 'a\ud800'),
      junk: junkArbitrary,
    })
    .map(({ field, junk }) => ({ ...body, [field]: junk }));

/** Whether a call deletes much. Such calls get existing ids rarely, so that there is data for further requests. */
const isDestructive = ({ method, path }: Endpoint) =>
  method === 'DELETE' || /reset|anonimizar/.test(path);

function bodyArbitrary(
  name: EndpointName,
  { body: schema }: Endpoint,
  world: World,
  ids: fc.Arbitrary<string>,
): fc.Arbitrary<string | undefined> {
  if (!schema) return fc.constant(undefined);
  const valid = name in contractCases ? contractCases[name as ContractName](world).body : undefined;
  const json = fc.oneof(
    { weight: 6, arbitrary: valueArbitrary(describeBody(schema), ids) },
    ...(valid
      ? [
          { weight: 5, arbitrary: changedArbitrary(valid) },
          { weight: 1, arbitrary: fc.constant(valid) },
        ]
      : []),
  );
  return fc.oneof(
    { weight: 30, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[]', 'null', '7', '"x"', '{"a":1}{') },
    { weight: 1, arbitrary: fc.json() },
  );
}

/** Any header value that Node accepts. */
const headerArbitrary = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 210,
});

const headersArbitrary: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'idempotency-key': fc.oneof(
      headerArbitrary,
      fc.constantFrom('k1', 'k2', '../../privado/sal', '__proto__'),
    ),
    'x-forwarded-host': headerArbitrary,
    'accept-language': headerArbitrary,
    'x-forwarded-for': fc.oneof(fc.ipV4(), headerArbitrary),
    'user-agent': headerArbitrary,
  },
  { requiredKeys: ['x-forwarded-for'] },
);

const queryArbitrary = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('antes', 'desde', 'temporada', 'x'),
        fc.constantFrom('%ED%A0%80', '%ff', 'x', 'noticia-1', '[]', '%00', '__proto__', ''),
      )
      .map(([field, value]) => `?${field}=${value}`),
  },
);

const pathArbitrary = (endpoint: Endpoint, ids: fc.Arbitrary<string>) => {
  const hard = fc.constantFrom('%ED%A0%80', '%ff', '%00', 'a%20b', 'nadie', '__proto__');
  const id = fc.oneof(
    { weight: isDestructive(endpoint) ? 1 : 20, arbitrary: ids },
    { weight: isDestructive(endpoint) ? 12 : 2, arbitrary: hard },
  );
  const tipo = fc.constantFrom('jugador-perfil', 'noticia', 'escudo', 'equipo', 'constructor');
  return fc.tuple(id, tipo, queryArbitrary).map(([one, kind, query]) => {
    const path = endpoint.path.replace('{/}', '/').replace(':tipo', kind);
    return `${API_BASE}/${path.replace(/:(id|param)/, one)}${query}`;
  });
};

/** Requests to every call, by every kind of caller, with ids of this club. */
export function randomRequests(world: World): fc.Arbitrary<RandomRequest> {
  const ids = idArbitrary(world);
  const calls = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
  return fc.oneof(
    ...calls.map(([name, endpoint]) => ({
      weight: endpoint.body ? 6 : 1,
      arbitrary: fc
        .record({
          as: fc.oneof(
            { weight: 3, arbitrary: fc.constant('administrador' as const) },
            { weight: 1, arbitrary: fc.constantFrom(...IDENTITIES) },
          ),
          path: pathArbitrary(endpoint, ids),
          headers: headersArbitrary,
          body: bodyArbitrary(name, endpoint, world, ids),
        })
        .map(({ body, ...request }): RandomRequest => ({
          name,
          method: endpoint.method,
          ...request,
          ...(body !== undefined && { body }),
        })),
    })),
  );
}
