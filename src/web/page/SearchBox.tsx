import { Input, type InputProps } from 'antd'
import { Icon } from '../icons.tsx'

interface Props extends Pick<InputProps, 'id' | 'autoFocus' | 'suffix' | 'placeholder'> {
  /** What is sought, for the ear and, without a placeholder, for the eye. */
  readonly label: string
  readonly value: string
  readonly onSearch: (typed: string) => void
}

/** What narrows the list of a page, among its tools. */
export function SearchBox({ label, onSearch, ...rest }: Props) {
  return (
    <Input
      placeholder={label}
      {...rest}
      className="page-search"
      allowClear
      aria-label={label}
      prefix={<Icon name="search" />}
      onChange={(event) => onSearch(event.target.value)}
    />
  )
}
