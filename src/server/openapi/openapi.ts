import type { Endpoint } from '#kernel/endpoint'
import type { Field, Fields } from '#kernel/field'
import { kinds } from '#kernel/kinds'
import type { Right } from '#kernel/right'

type Json = Readonly<Record<string, unknown>>

/** The JSON of one value as it travels, from the kind of its field. */
function schemaOf(field: Field): Json {
  const facts = {
    ...(field.label ? { title: field.label } : {}),
    ...(field.when ? { 'x-when': field.when, description: switched(field.when) } : {}),
  }
  if (field.kind === 'group') {
    const bundle = objectOf(field.fields ?? {})
    return { ...facts, ...bundle, ...(isSure(field) ? {} : { type: ['object', 'null'] }) }
  }
  if (field.kind === 'list')
    return {
      ...facts,
      type: 'array',
      items: field.fields
        ? objectOf(field.fields)
        : field.each
          ? schemaOf(field.each)
          : { type: 'string' },
    }
  const { wire } = kinds[field.kind]
  const listed = field.of
    ? { enum: [...Object.keys(field.of), ...(isSure(field) ? [] : [null])] }
    : {}
  const type = wire === 'any' ? {} : { type: isSure(field) ? wire : [wire, 'null'] }
  const format = formats[field.kind]
  return { ...facts, ...type, ...listed, ...(format ? { format } : {}) }
}

const switched = (flag: string): string => `Not there while the flag ${flag} is off.`

const formats: Partial<Record<Field['kind'], string>> = {
  uuid: 'uuid',
  tanggal: 'date',
  saat: 'date-time',
  secret: 'password',
}

const isSure = (field: Field): boolean =>
  !field.when && (field.required !== false || field.kind === 'yes')

function objectOf(fields: Fields): Json {
  const required = Object.entries(fields).flatMap(([name, field]) =>
    isSure(field) && field.kind !== 'yes' ? [name] : [],
  )
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  }
}

const toServers = {
  cabang: 'A branch answers it to its head office, too (PORTAL_TOKEN).',
  pusat: 'The head office answers it to the servers of its branches (PORTAL_TOKEN).',
  rantai: 'Every shop answers it to the servers of the chain (PORTAL_TOKEN).',
}

const whoMay = (right: Right): string => {
  if (right.kind === 'public') return 'anyone'
  if (right.kind === 'user')
    return right.early ? 'whoever is signed in, also with a given password' : 'whoever is signed in'
  if (right.kind === 'level')
    return right.levels.length === 0 ? 'no person' : `levels ${right.levels.join(', ')}`
  return `whoever may open ${right.paths.join(' or ')}`
}

const keysOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, key]) => key ?? [])

const header = (name: string, description: string, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

function parametersOf(endpoint: Endpoint, fromBody: boolean): Json[] {
  const query = { ...endpoint.query, ...(fromBody ? endpoint.body : {}) }
  return [
    ...keysOf(endpoint.path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string', maxLength: 200 },
    })),
    ...Object.entries(query).map(([name, field]) => ({
      name,
      in: 'query',
      required: field.required !== false,
      schema: schemaOf(field),
    })),
    ...(endpoint.posting
      ? [
          header(
            'idempotency-key',
            'One per intent: the same request again is answered the same',
            true,
          ),
          header('x-otorisasi', 'The approvals (no_otorisasi) that the call presents', false),
          header('x-pratinjau', 'Answers the rows that it would post, and posts nothing', false),
        ]
      : []),
  ]
}

function bodyOf(endpoint: Endpoint): Json {
  if (endpoint.upload) {
    const fields = objectOf({ ...endpoint.body })
    const image = { type: 'string', contentMediaType: 'application/octet-stream' }
    const properties = { ...Object(fields['properties']), image }
    return {
      requestBody: { content: { 'multipart/form-data': { schema: { ...fields, properties } } } },
    }
  }
  if (!endpoint.body) return {}
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: objectOf(endpoint.body) } },
    },
  }
}

const fileContent = {
  'application/octet-stream': { schema: { type: 'string', contentMediaType: '*/*' } },
}

function answerOf(endpoint: Endpoint): Json {
  const data =
    endpoint.answer.label === '' && endpoint.answer.kind === 'open' ? {} : schemaOf(endpoint.answer)
  const envelope = {
    type: 'object',
    required: ['status', 'data'],
    properties: {
      status: { const: 'success' },
      data,
      message: { type: 'string' },
      count: { type: 'integer' },
    },
  }
  const alsoFile = endpoint.query && Object.hasOwn(endpoint.query, 'format')
  return {
    description: 'Done',
    content: endpoint.file
      ? fileContent
      : { 'application/json': { schema: envelope }, ...(alsoFile ? fileContent : {}) },
  }
}

const refused = { $ref: '#/components/responses/Refused' }

function operationOf(endpoint: Endpoint, verb: string, tag: string): Json {
  const fromBody = verb === 'GET' && endpoint.method !== 'GET'
  return {
    summary: endpoint.summary,
    operationId: `${verb.toLowerCase()}_${endpoint.path.replace(/\W+/g, '_')}`,
    tags: [tag],
    description: [
      `Right: ${whoMay(endpoint.right)}.`,
      ...(endpoint.portal ? [toServers[endpoint.portal]] : []),
      ...(endpoint.when ? [`Not found while the flag ${endpoint.when} is off.`] : []),
    ].join(' '),
    ...(endpoint.right.kind === 'public' ? { security: [] } : {}),
    'x-right': endpoint.right,
    ...(endpoint.when ? { 'x-when': endpoint.when } : {}),
    parameters: parametersOf(endpoint, fromBody),
    ...(fromBody ? {} : bodyOf(endpoint)),
    responses: { 200: answerOf(endpoint), '4XX': refused, '5XX': refused },
  }
}

export interface DescribedCall {
  readonly endpoint: Endpoint
  readonly tag: string
}

const words = { type: 'string' }
const refusal = {
  description: 'Refused: a sentence in the language of the request, a stable code, the fields',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['status', 'code', 'message'],
        properties: {
          status: { const: 'error' },
          code: words,
          message: words,
          masalah: { ...words, description: 'The code of the rule that said no, where it has one' },
          fields: {
            type: 'array',
            items: { type: 'object', properties: { field: words, message: words } },
          },
          details: { type: 'object' },
        },
      },
    },
  },
}

/** Every call of the house as OpenAPI 3.1, from the same table as the routes. */
export function describeCalls(calls: readonly DescribedCall[], versi: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { endpoint, tag } of calls)
    for (const verb of [endpoint.method, ...(endpoint.also ? [endpoint.also] : [])]) {
      const path = (paths[`/${endpoint.path}`] ??= {})
      path[verb.toLowerCase()] = operationOf(endpoint, verb, tag)
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kencana',
      version: versi,
      description:
        'Weights are grams with three decimals, percentages have two, money is whole ' +
        'rupiah. A token of another shop than the address names is refused with 403.',
    },
    servers: [
      { url: '/api/v1', description: "the token's own shop" },
      { url: '/portal/{kode_toko}/api/v1', variables: { kode_toko: { default: 'PUSAT' } } },
    ],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-auth-token' } },
      responses: { Refused: refusal },
    },
  }
}
