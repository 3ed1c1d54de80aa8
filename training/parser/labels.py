"""What the parser answers: tags, features and relations, and how each treebank's own are brought to them."""

TREEBANKS = ["porttinari", "bosque", "petrogold", "gsd", "pud"]
# Index of the embedding that stands for "no treebank in particular"; training uses it now and then in place of the true one.
UNKNOWN_TREEBANK = len(TREEBANKS)

UPOS = "NOUN ADP DET PUNCT VERB PROPN ADJ ADV PRON CCONJ NUM AUX SCONJ SYM X INTJ PART".split()

FEATURES = {
    "VerbForm": ["", "Fin", "Inf", "Part", "Ger"],
    "Mood": ["", "Ind", "Sub", "Imp", "Cnd"],
    "Tense": ["", "Pres", "Past", "Imp", "Fut", "Pqp"],
    "Number": ["", "Sing", "Plur"],
    "Gender": ["", "Masc", "Fem"],
    "Person": ["", "1", "2", "3"],
    "PronType": ["", "Art", "Prs", "Rel", "Dem", "Ind", "Int", "Neg", "Tot"],
}
# Nouns and adjectives of these have no gender and number, or guessed ones: their features are not learned from.
WITHOUT_FEATURES = {"gsd", "pud"}

RELATIONS = (
    "root det case punct nmod nsubj obl obj amod advmod conj cc mark flat cop advcl xcomp acl:relcl nummod acl fixed ccomp "
    "appos aux:pass parataxis aux expl nsubj:pass obl:agent csubj iobj discourse compound orphan dislocated vocative list dep"
).split()

# Subtypes that one treebank has and the others lack, or that nobody asks for.
MERGED = {
    "goeswith": "fixed",
    "reparandum": "dep",
}


def relation_of(treebank, sentence, index):
    """The relation of word `index` (from 0) among RELATIONS."""
    word = sentence.words[index]
    relation = word.deprel
    if relation not in RELATIONS:
        relation = MERGED.get(relation.split(":")[0], relation.split(":")[0])
    # GSD calls a noun with preposition `nmod` under a verb too.
    if treebank == "gsd" and relation == "nmod" and word.head > 0 and sentence.words[word.head - 1].upos in ("VERB", "AUX"):
        relation = "obl"
    return relation if relation in RELATIONS else "dep"


def universal(relation):
    """A relation without its subtype: scores compare these."""
    return relation.split(":")[0]
