import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'

/** @typedef {Map<string, Set<string>>} CallGraph each top-level declaration (`file#name`) and those it uses */

/**
 * Which top-level functions and values of `src` use which others. What is declared inside a function
 * belongs to it.
 * @param {readonly string[]} projects their configurations
 * @returns {CallGraph}
 */
export function callGraph(projects) {
  /** @type {CallGraph} */
  const graph = new Map()
  for (const project of projects) addProject(graph, project)
  return graph
}

/** @param {CallGraph} graph @param {string} project */
function addProject(graph, project) {
  /** @type {{ config?: unknown }} */
  const read = ts.readConfigFile(project, (path) => ts.sys.readFile(path))
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    read.config,
    ts.sys,
    dirname(resolve(project)),
  )
  const program = ts.createProgram(fileNames, { ...options, incremental: false, noEmit: true })
  const checker = program.getTypeChecker()
  for (const source of program.getSourceFiles()) {
    if (!isOurs(source)) continue
    for (const { name, node } of declared(source)) {
      const key = `${pathOf(source)}#${name}`
      const uses = graph.get(key) ?? new Set()
      graph.set(key, uses)
      addUses(uses, node, checker)
    }
  }
}

/**
 * @param {Set<string>} uses
 * @param {ts.Node} node
 * @param {ts.TypeChecker} checker
 */
function addUses(uses, node, checker) {
  if (ts.isTypeNode(node)) return
  if (ts.isIdentifier(node)) {
    const found = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node)
    const symbol =
      found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    const declaration = symbol?.valueDeclaration
    const source = declaration?.getSourceFile()
    if (declaration && source && isOurs(source) && isTopLevel(declaration))
      uses.add(`${pathOf(source)}#${symbol.name}`)
  }
  ts.forEachChild(node, (child) => addUses(uses, child, checker))
}

/** @param {ts.SourceFile} source @returns {{ name: string, node: ts.Node }[]} */
function declared(source) {
  /** @param {ts.Statement} statement @returns {{ name: string, node: ts.Node }[]} */
  const named = (statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap((node) =>
        ts.isIdentifier(node.name) ? [{ name: node.name.text, node }] : [],
      )
    }
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    return isNamed && statement.name ? [{ name: statement.name.text, node: statement }] : []
  }
  return source.statements.flatMap(named)
}

/** @param {ts.Declaration} declaration */
function isTopLevel(declaration) {
  if (ts.isSourceFile(declaration)) return false
  const isVariable =
    ts.isVariableDeclaration(declaration) && ts.isVariableDeclarationList(declaration.parent)
  return ts.isSourceFile(isVariable ? declaration.parent.parent.parent : declaration.parent)
}

/** @param {ts.SourceFile} source */
function isOurs({ fileName, isDeclarationFile }) {
  return !isDeclarationFile && pathOf({ fileName }).startsWith('src/')
}

/** @param {{ fileName: string }} source */
function pathOf({ fileName }) {
  return relative(process.cwd(), fileName)
}

/**
 * The shortest chain of uses, with both ends; empty when there is none.
 * @param {CallGraph} graph
 * @param {string} from
 * @param {string} to
 * @returns {string[]}
 */
export function shortestPath(graph, from, to) {
  /** @type {Map<string, string | undefined>} */
  const before = new Map([[from, undefined]])
  for (const [key] of before) {
    if (key === to) break
    for (const next of graph.get(key) ?? []) if (!before.has(next)) before.set(next, key)
  }
  const path = []
  for (let at = before.has(to) ? to : undefined; at !== undefined; at = before.get(at))
    path.unshift(at)
  return path
}
