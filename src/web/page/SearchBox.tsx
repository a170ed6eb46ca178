import { Input, type InputProps, type InputRef } from 'antd'
import { useRef } from 'react'
import { Icon } from '../icons.tsx'
import { useKeys } from '../keys.tsx'

interface Props extends Pick<InputProps, 'id' | 'autoFocus' | 'suffix' | 'placeholder'> {
  /** What is searched, for a screen reader and, without a placeholder, for everybody. */
  readonly label: string
  readonly value: string
  readonly onSearch: (typed: string) => void
}

/** The search of a page's list, among its tools; '/' moves the focus there. */
export function SearchBox({ label, onSearch, ...rest }: Props) {
  const input = useRef<InputRef>(null)
  useKeys([{ key: '/', label: 'Cari', run: () => input.current?.focus() }])
  return (
    <Input
      placeholder={label}
      {...rest}
      ref={input}
      className="page-search"
      allowClear
      aria-label={label}
      prefix={<Icon name="search" />}
      onChange={(event) => onSearch(event.target.value)}
    />
  )
}
