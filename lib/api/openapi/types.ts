/** The parts of OpenAPI 3.1 and JSON Schema that the API's description uses. */

type Scalar = string | number | boolean | null

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: Scalar
  enum?: Scalar[]
  default?: unknown
  title?: string
  description?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

export type Reference = { $ref: string }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>

export type Header = { description: string; required: boolean; schema: JsonSchema }

export type ResponseObject = { description: string; headers?: Record<string, Header | Reference>; content?: Content }

export type Operation = {
  operationId: string
  tags: [string]
  summary: string
  security: Record<string, string[]>[]
  parameters: (Parameter | Reference)[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, ResponseObject | Reference>
}

export type OpenApi = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    headers: Record<string, Header>
    responses: Record<string, ResponseObject>
    securitySchemes: Record<string, object>
  }
}
