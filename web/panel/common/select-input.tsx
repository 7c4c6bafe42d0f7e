import { SelectField } from './select-field';

/** A form that has at least the field `Name`. */
interface FormWith<Name extends string, Value extends string> {
  readonly values: Readonly<Record<Name, Value>>;
  readonly set: (name: Name, value: Value) => void;
}

interface SelectInputProps<Name extends string, Value extends string> {
  readonly form: FormWith<NoInfer<Name>, NoInfer<Value>>;
  readonly name: Name;
  readonly label: string;
  /** Options, with their texts if these differ from the values. */
  readonly options: readonly Value[] | Readonly<Record<Value, string>>;
}

export function SelectInput<Name extends string, Value extends string>({
  form,
  name,
  label,
  options,
}: SelectInputProps<Name, Value>) {
  const named = (
    Array.isArray(options) ? options.map((value) => [value, value]) : Object.entries(options)
  ) as readonly (readonly [Value, string])[];
  return (
    <SelectField
      label={label}
      value={form.values[name]}
      options={named}
      onChange={(value) => {
        form.set(name, value);
      }}
    />
  );
}
