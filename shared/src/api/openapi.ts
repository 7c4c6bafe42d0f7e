import { z } from 'zod';
import { API_BASE } from '../club-config';
import {
  campoSchema,
  competicionSchema,
  equipoSchema,
  temporadaSchema,
} from '../records/catalogues';
import { estadisticasArchiveSchema, equipoEstadisticasSchema } from '../schemas/estadisticas';
import { jugadorPreviewSchema, jugadorSchema } from '../records/jugador';
import { noticiaSchema } from '../records/noticia';
import { partidoPreviewSchema, partidoSchema } from '../records/partido';
import { perKey } from '../vocabulary';
import { type Endpoint, errorAnswerSchema } from './endpoint';

type JsonObject = Readonly<Record<string, unknown>>;

/** Schemas that responses share. They are described once and referenced. */
const SHARED_SCHEMAS = {
  Temporada: temporadaSchema,
  Equipo: equipoSchema,
  Competicion: competicionSchema,
  Campo: campoSchema,
  Jugador: jugadorSchema,
  JugadorPreview: jugadorPreviewSchema,
  Partido: partidoSchema,
  PartidoPreview: partidoPreviewSchema,
  Noticia: noticiaSchema,
  EquipoEstadisticas: equipoEstadisticasSchema,
  ArchivoEstadisticas: estadisticasArchiveSchema,
  Error: errorAnswerSchema,
} as const;

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** JSON Schemas that reference each other by name. */
function describeSchemas(
  named: ReadonlyMap<string, z.ZodType>,
  io: 'input' | 'output',
): Record<string, JsonObject> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema]),
  );
}

/** `imagenes/:tipo/:id` as `/imagenes/{tipo}/{id}`. An optional slash, `{/}`, is always written. */
const pathTemplate = (path: string) =>
  `/${path.replace('{/}', '/').replaceAll(/:([A-Za-z]+)/g, '{$1}')}`;

const parameters = (path: string) =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: reference('Error') } },
});

function responses({ status, responseTypes, permiso, path }: Endpoint, name: string): JsonObject {
  const schema = responseTypes === undefined ? reference(`${name}Respuesta`) : { type: 'string' };
  return {
    [String(status)]: {
      description: 'Hecho',
      content: perKey(responseTypes ?? ['application/json'], () => ({ schema })),
    },
    ...(permiso !== 'publico' && {
      '401': errorResponse('Falta la credencial o no es válida'),
      '403': errorResponse('No es el administrador'),
    }),
    ...(path.includes(':') && { '404': errorResponse('No existe') }),
    default: errorResponse('Rechazado, con la razón en español'),
  };
}

function requestBody({ body, requestTypes }: Endpoint, name: string): JsonObject {
  if (!requestTypes && !body) return {};
  const content = requestTypes
    ? perKey(requestTypes, (mime) => ({ schema: { type: 'string', contentMediaType: mime } }))
    : { 'application/json': { schema: reference(`${name}Cuerpo`) } };
  return { requestBody: { required: true, content } };
}

/** OpenAPI 3.1 description of a catalogue of calls. */
export function buildOpenApi(endpoints: Readonly<Record<string, Endpoint>>): JsonObject {
  const bodies = new Map<string, z.ZodType>();
  const answers = new Map<string, z.ZodType>(Object.entries(SHARED_SCHEMAS));
  const taken = new Set<z.ZodType>(answers.values());
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.body) bodies.set(`${name}Cuerpo`, endpoint.body.clone());
    // A registry allows one name per schema, so a schema with a name is wrapped in `lazy` to get another one.
    answers.set(
      `${name}Respuesta`,
      taken.has(endpoint.response) ? z.lazy(() => endpoint.response) : endpoint.response,
    );
    taken.add(endpoint.response);
    (paths[pathTemplate(endpoint.path)] ??= {})[endpoint.method.toLowerCase()] = {
      operationId: name,
      summary: endpoint.resumen,
      ...(endpoint.path.includes(':') && { parameters: parameters(endpoint.path) }),
      ...requestBody(endpoint, name),
      ...(endpoint.permiso !== 'publico' && { security: [{ credencial: [] }] }),
      responses: responses(endpoint, name),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API del club',
      version: '1',
      description:
        'Las lecturas son públicas; escribir exige la credencial del administrador. Los errores responden {success: false, msg}.',
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: { credencial: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...describeSchemas(bodies, 'input'), ...describeSchemas(answers, 'output') },
    },
  };
}
