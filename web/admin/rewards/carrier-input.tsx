import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { carriers } from '#domain/carriers.ts';
import { TextInput } from '#web/ui/field.tsx';

/** A carrier: any name, with those suggested whose tracking pages are known. */
export function CarrierInput({ input }: { input: UseFormRegisterReturn }) {
  const id = useId();
  return (
    <>
      <TextInput autoFocus autoComplete="off" list={id} {...input} />
      <datalist id={id}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
