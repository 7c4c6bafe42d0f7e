import { fold } from '@club/shared';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { SelectField } from './select-field';

/** Whether the text contains every word of the search, ignoring case and accents. */
export function matchesSearch(text: string, search: string): boolean {
  const haystack = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

export interface ListOrder<T> {
  readonly label: string;
  readonly compare: (a: T, b: T) => number;
}

interface ListFilter<T> {
  readonly label: string;
  readonly isShown: (record: T) => boolean;
}

export interface ListControlsOptions<T> {
  readonly searchLabel: string;
  /** Text of a record that the search looks through. */
  readonly toSearchText: (record: T) => string;
  /** Sort orders, the default first; if absent, the server's order. */
  readonly orders?: readonly ListOrder<T>[];
  /** Filters, the default first; if absent, all records are shown. */
  readonly filters?: readonly ListFilter<T>[];
}

const INPUT = { height: 44, bgcolor: 'background.paper' } as const;

/** Search, filter and sort of a list: the controls, and their effect. */
export function useListControls<T>({
  searchLabel,
  toSearchText,
  orders = [],
  filters = [],
}: ListControlsOptions<T>) {
  const [search, setSearch] = useState('');
  const [orderLabel, setOrderLabel] = useState(orders[0]?.label ?? '');
  const [filterLabel, setFilterLabel] = useState(filters[0]?.label ?? '');
  const order = orders.find(({ label }) => label === orderLabel);
  const filter = filters.find(({ label }) => label === filterLabel);
  const isFiltered = filter !== undefined && filter !== filters[0];
  const selectShown = (records: readonly T[]) => {
    const found = records.filter(
      (record) => (filter?.isShown(record) ?? true) && matchesSearch(toSearchText(record), search),
    );
    return order ? found.toSorted(order.compare) : found;
  };
  return {
    selectShown,
    reset: () => {
      setSearch('');
      setFilterLabel(filters[0]?.label ?? '');
    },
    /** '12 en total', '3 de 12'. */
    countLabel: (records: readonly T[]) =>
      search.trim() === '' && !isFiltered
        ? `${String(records.length)} en total`
        : `${String(selectShown(records).length)} de ${String(records.length)}`,
    /** Search and filter, in one line. */
    controls: (
      <>
        <OutlinedInput
          type="search"
          placeholder="Buscar"
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          inputProps={{ 'aria-label': searchLabel }}
          sx={{ ...INPUT, flex: '1 1 0', minWidth: 0, maxWidth: { md: 420 } }}
        />
        {filters.length > 1 && (
          <NativeSelect
            value={filterLabel}
            input={<OutlinedInput />}
            onChange={({ target }) => setFilterLabel(target.value)}
            inputProps={{ 'aria-label': 'Mostrar' }}
            sx={{ ...INPUT, minWidth: 92, maxWidth: { xs: 128, sm: 'none' } }}
          >
            {filters.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </NativeSelect>
        )}
      </>
    ),
    /** Sort control; renders nothing if there is no choice. */
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
