import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useState } from 'react';
import { matchesSearch } from './search';
import { SelectField } from './select-field';

/** An order in which a list can be read. */
export interface ListOrder<T> {
  readonly label: string;
  readonly compare: (a: T, b: T) => number;
}

/** A part of a list that can be looked at alone. */
interface ListFilter<T> {
  readonly label: string;
  readonly isShown: (record: T) => boolean;
}

export interface ListadoOptions<T> {
  readonly searchLabel: string;
  /** What the search looks through. */
  readonly textOf: (record: T) => string;
  /** Orders to choose from, the first one to begin with; without any, as the server gives them. */
  readonly orders?: readonly ListOrder<T>[];
  /** Parts to choose from, the first one to begin with; without any, all. */
  readonly filters?: readonly ListFilter<T>[];
}

/** How a list is looked at: what is asked of it, and what comes of it. */
export interface Listado<T> {
  /** Search and choice of a part, for one line. */
  readonly controls: ReactNode;
  /** Choice of an order; absent where there is none. */
  readonly order: ReactNode;
  readonly shownOf: (records: readonly T[]) => readonly T[];
  /** '12 en total', '3 de 12'. */
  readonly countOf: (records: readonly T[]) => string;
  /** Shows everything again. */
  readonly reset: () => void;
}

/** A list that is searched, filtered and put in order. */
export function useListado<T>({
  searchLabel,
  textOf,
  orders = [],
  filters = [],
}: ListadoOptions<T>): Listado<T> {
  const [search, setSearch] = useState('');
  const [orderLabel, setOrderLabel] = useState(orders[0]?.label ?? '');
  const [filterLabel, setFilterLabel] = useState(filters[0]?.label ?? '');
  const order = orders.find(({ label }) => label === orderLabel);
  const filter = filters.find(({ label }) => label === filterLabel);
  const isPart = filter !== undefined && filter !== filters[0];
  const shownOf = (records: readonly T[]) => {
    const found = records.filter(
      (record) => (filter?.isShown(record) ?? true) && matchesSearch(textOf(record), search),
    );
    return order ? found.toSorted(order.compare) : found;
  };
  return {
    shownOf,
    reset: () => {
      setSearch('');
      setFilterLabel(filters[0]?.label ?? '');
    },
    countOf: (records) =>
      search.trim() === '' && !isPart
        ? `${String(records.length)} en total`
        : `${String(shownOf(records).length)} de ${String(records.length)}`,
    controls: (
      <>
        <OutlinedInput
          type="search"
          placeholder="Buscar"
          value={search}
          autoComplete="off"
          onChange={({ target }) => {
            setSearch(target.value);
          }}
          inputProps={{ 'aria-label': searchLabel }}
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            maxWidth: { md: 420 },
            height: 44,
            bgcolor: 'background.paper',
          }}
        />
        {filters.length > 1 && (
          <NativeSelect
            value={filterLabel}
            input={<OutlinedInput />}
            onChange={({ target }) => {
              setFilterLabel(target.value);
            }}
            inputProps={{ 'aria-label': 'Mostrar' }}
            sx={{
              flex: '0 1 auto',
              minWidth: 92,
              maxWidth: { xs: 128, sm: 'none' },
              height: 44,
              bgcolor: 'background.paper',
            }}
          >
            {filters.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </NativeSelect>
        )}
      </>
    ),
    order: orders.length > 1 && (
      <SelectField
        label="Ordenar por"
        value={orderLabel}
        options={orders.map(({ label }) => [label, label] as const)}
        onChange={setOrderLabel}
      />
    ),
  };
}
