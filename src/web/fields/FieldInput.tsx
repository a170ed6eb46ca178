import type { ComponentType } from 'react'
import { soleOf, type Field, type KindName } from '#kernel/field'
import { DateInput } from './DateInput.tsx'
import { ImageInput } from './ImageInput.tsx'
import type { InputProps } from './input.tsx'
import { ListInput } from './ListInput.tsx'
import { NumberInput } from './NumberInput.tsx'
import { PickInput } from './PickInput.tsx'
import {
  ChoiceInput,
  ColorInput,
  ParagraphInput,
  SecretInput,
  TextInput,
  YesInput,
} from './plain-inputs.tsx'
import { RefInput } from './RefInput.tsx'
import './fields.css'

/** One input per kind of field. Bundles, lines and instants are never typed into one. */
const inputs: Readonly<Record<KindName, ComponentType<InputProps> | undefined>> = {
  text: TextInput,
  code: TextInput,
  phone: TextInput,
  paragraph: ParagraphInput,
  secret: SecretInput,
  color: ColorInput,
  image: ImageInput,
  integer: NumberInput,
  rupiah: NumberInput,
  berat: NumberInput,
  karat: NumberInput,
  persen: NumberInput,
  kadar: NumberInput,
  tanggal: DateInput,
  yes: YesInput,
  choice: ChoiceInput,
  ref: RefInput,
  saat: undefined,
  group: undefined,
  list: ListInput,
  open: undefined,
  uuid: undefined,
}

/** A list has an input where it holds bare values, or one choice a line. */
export const hasInput = (field: Field): boolean =>
  inputs[field.kind] !== undefined && (field.kind !== 'list' || soleOf(field) !== undefined)

export function FieldInput(props: InputProps) {
  const { pick } = props.field
  if (pick !== undefined) return <PickInput {...props} pick={pick} />
  const Input = inputs[props.field.kind]
  if (Input === undefined) throw new Error(`a field of kind ${props.field.kind} has no input`)
  return <Input {...props} />
}
