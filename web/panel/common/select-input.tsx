import { SelectField } from './select-field';

/** A form that holds at least the choice `Name`. */
interface FormWith<Name extends string, Value extends string> {
  readonly values: Readonly<Record<Name, Value>>;
  readonly set: (name: Name, value: Value) => void;
}

interface SelectInputProps<Name extends string, Value extends string> {
  readonly form: FormWith<NoInfer<Name>, NoInfer<Value>>;
  readonly name: Name;
  readonly label: string;
  readonly options: readonly Value[];
  /** What an option is called; its value, where it is not said. */
  readonly nombres?: Readonly<Record<Value, string>>;
}

/** A choice of a form. */
export function SelectInput<Name extends string, Value extends string>({
  form,
  name,
  label,
  options,
  nombres,
}: SelectInputProps<Name, Value>) {
  return (
    <SelectField
      label={label}
      value={form.values[name]}
      options={options.map((option) => [option, nombres?.[option] ?? option] as const)}
      onChange={(value) => {
        form.set(name, value);
      }}
    />
  );
}
