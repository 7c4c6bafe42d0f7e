import {
  capitalise,
  type Endpoint,
  type EndpointInput,
  endpoints,
  type Partido,
  type RecordKind,
} from '@club/shared';
import { Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import { callApi } from '../../lib/api/call-api';
import { FormPane, PaneForm } from './form-dialog';
import { type NewPhoto, useCreatedPhotos } from '../photos/photo-field';
import type { Notice } from './notice-banner';
import {
  type ListedResource,
  RecordsScreen,
  type RowActions,
  type ScreenOptions,
} from './records-screen';
import { RecordRow, type RecordRowProps } from './record-row';
import { RuledList } from './rows';
import { recordValues, type ResourceForm } from './use-resource-form';

interface Stored {
  readonly _id: string;
}

export interface NamedRecord extends Stored {
  readonly nombre: string;
}

/** What texts need of a kind of record. */
export type DescribedKind = Pick<RecordKind, 'tipo' | 'nombre' | 'articulo'>;

/** Texts of a kind of record. The submit button and the success messages name it without accents. */
export function resourceTexts({ tipo, nombre, articulo }: DescribedKind, plural: string) {
  const noun = nombre.toLocaleLowerCase('es');
  const [gender, demonstrative] = articulo === 'la' ? ['a', 'esta'] : ['o', 'este'];
  return {
    title: capitalise(plural),
    noun,
    toId: ({ _id }: Stored) => _id,
    toName: (record: NamedRecord) => record.nombre,
    newLabel: `Nuev${gender} ${noun}`,
    createLabel: `Crear ${tipo}`,
    listHeading: `${plural} cread${gender}s`,
    created: () => `${tipo} cread${gender}!`,
    updated: () => `${tipo} actualizad${gender}!`,
    deletion: {
      question: ({ _id }: Stored) =>
        `¿Seguro que quieres borrar ${demonstrative} ${noun}? (${_id})`,
      success: `${tipo} borrad${gender}!`,
    },
    list: {
      toSearchText: (record: NamedRecord) => record.nombre,
      empty: `Aún no hay ${plural}.`,
    },
  };
}

/** Row of a record with a name. `toRowParts` adds what is shown beside the name. */
export const namedRow =
  <T extends NamedRecord>(
    noun: string,
    toRowParts: (record: T, records: readonly T[]) => Pick<RecordRowProps, 'leading' | 'detail'>,
  ) =>
  (record: T, actions: RowActions, records: readonly T[]) => (
    <RecordRow
      title={record.nombre}
      name={`${noun} ${record.nombre}`}
      {...toRowParts(record, records)}
      {...actions}
    />
  );

/** Number of matches, of all seasons, that use a record; `undefined` if they could not be read. */
export async function countPartidos(
  isUsedIn: (partido: Partido) => boolean,
): Promise<number | undefined> {
  const partidos = await callApi(endpoints.fetchPartidos);
  return partidos.ok ? partidos.value.filter(isUsedIn).length : undefined;
}

/** A call with a request body that writes one record. */
type WriteEndpoint = Endpoint<z.ZodType, z.ZodType<Stored>>;

/** A kind of record that the panel creates, edits, deletes and lists. */
interface Resource<
  T extends Stored,
  Values extends object,
  Create extends WriteEndpoint = WriteEndpoint,
  Update extends WriteEndpoint = WriteEndpoint,
> extends ListedResource<T> {
  /** Submit button: 'Crear equipo'. */
  readonly createLabel: string;
  /** Success messages (regla 65). */
  readonly created: (values: Values) => string;
  readonly updated: (values: Values) => string;
  readonly create: Create;
  readonly update: Update;
  /** Initial values of the creation form (regla 13). */
  readonly initial: Values;
  /** Form values of a record. By default its fields of the same names. */
  readonly toValues?: (record: T) => Values;
  /** Request body for a new record, or for a change of `record`. */
  readonly toBody: (
    values: Values,
    record: T | undefined,
  ) => EndpointInput<Create> & EndpointInput<Update>;
  /** Fields of the form. A field that saves by itself then calls `reload`, or `done` to close the form as well. */
  readonly fields: (
    form: ResourceForm<Values>,
    record: T | undefined,
    reload: () => void,
    done: (notice: Notice) => void,
  ) => ReactNode;
  /** Photos chosen for a new record, uploaded once it has an id. */
  readonly newPhotos?: (values: Values) => readonly NewPhoto[];
  readonly row: (record: T, actions: RowActions, records: readonly T[]) => ReactNode;
}

type Endpoints = typeof endpoints;
/** Kinds of record whose endpoints share a naming pattern. */
type ResourceName = 'Campo' | 'Competicion' | 'Equipo' | 'Jugador' | 'Noticia' | 'Temporada';

/** A resource, typed by the name in its endpoints, so that the form's body type is checked. */
export type ApiResource<
  Name extends ResourceName,
  T extends Stored,
  Values extends object,
> = Resource<T, Values, Endpoints[`add${Name}`], Endpoints[`update${Name}`]>;

interface ResourceScreenProps<T extends Stored, Values extends object> extends ScreenOptions<T> {
  readonly resource: Resource<T, Values>;
}

/** Screen of a resource: the list, and beside it the form of a record (regla 65). */
export function ResourceScreen<T extends Stored, Values extends object>({
  resource,
  ...options
}: ResourceScreenProps<T, Values>) {
  const { query } = options;
  const { initial, toValues = (record: T) => recordValues(initial, record) } = resource;
  const photos = useCreatedPhotos(query.reload);
  return (
    <RecordsScreen
      {...options}
      resource={resource}
      progress={photos.progress}
      form={({ id, ...handlers }) => {
        const records = query.status === 'ready' ? query.data : [];
        const record = records.find(({ _id }) => _id === id);
        const title = record ? `Editar ${resource.noun}` : resource.createLabel;
        return (
          (id === null || record) && (
            <FormPane key={id} title={title} onClose={handlers.onClose}>
              <PaneForm
                {...handlers}
                title={title}
                endpoint={record ? resource.update : resource.create}
                id={record?._id}
                initial={record ? toValues(record) : initial}
                toBody={(values) => resource.toBody(values, record)}
                success={record ? resource.updated : resource.created}
                onAnswered={({ _id }, values) => {
                  if (!record) void photos.add(_id, resource.newPhotos?.(values) ?? []);
                }}
                draftTitle={record ? `${title} ${resource.toName(record)}`.trim() : title}
                onMore={query.reload}
              >
                {(form) => resource.fields(form, record, query.reload, handlers.onDone)}
              </PaneForm>
            </FormPane>
          )
        );
      }}
      rows={(shown, rowActions, records) => (
        <RuledList>
          {shown.map((record) => (
            <Fragment key={record._id}>
              {resource.row(record, rowActions(record), records)}
            </Fragment>
          ))}
        </RuledList>
      )}
    />
  );
}
