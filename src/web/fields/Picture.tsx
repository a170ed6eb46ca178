import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lihatGambar } from '#kernel/gambar'
import { callFile } from '../call.tsx'
import { Icon } from '../icons.tsx'

/** A blob as something an <img> can show, given back when it is no longer shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (blob === undefined) {
      setUrl(undefined)
      return undefined
    }
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

interface Props {
  readonly path: string
  /** What it shows; '' beside words that say it. */
  readonly alt: string
  readonly className?: string
}

/** A picture of the shop, fetched with the token; a quiet mark stands in for one that is missing. */
export function Picture({ alt, className = 'picture', path }: Props) {
  const [folder = '', ...rest] = path.split('/')
  const found = useQuery({
    queryKey: ['gambar', path],
    staleTime: Number.POSITIVE_INFINITY, // a changed picture has another name
    retry: false,
    queryFn: async ({ signal }) =>
      (await callFile(lihatGambar, { params: { folder, name: rest.join('/') } }, { signal })).blob,
  })
  const url = useObjectUrl(found.data)
  if (url !== undefined) return <img className={className} src={url} alt={alt} />
  return (
    <span className={`${className} missing`}>
      {found.isError ? <Icon name="picture" /> : null}
      <span className="only-heard">{alt}</span>
    </span>
  )
}
