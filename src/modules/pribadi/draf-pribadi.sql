-- Drafts of people who are forgotten.

-- Whether a draft says this, as a whole answer.
CREATE OR REPLACE FUNCTION draf_menyebut(v_isi jsonb, v_kata text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT length(v_kata) > 2 AND strpos(lower(v_isi::text), lower(to_jsonb(v_kata)::text)) > 0 $$;

-- Theirs are drafts with a card or a number of theirs, also as members and before, but of a number that was another's, or
-- theirs no more, when the draft was written none (docs/adr/0415), and where it stood as a member's by a slip of
-- the pen, those that say his name are his; and those that have no number and their name.
CREATE OR REPLACE FUNCTION hapus_draf_pribadi(v_toko text, v_hp text[], v_nama text[], v_kartu text[],
  v_kode text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM draf d WHERE d.kode_toko = v_toko AND (
    EXISTS (SELECT FROM unnest(v_kartu) k WHERE draf_menyebut(d.isi, k))
    OR EXISTS (SELECT FROM unnest(v_hp || ARRAY(SELECT m.no_hp FROM member m
        WHERE m.kode_member = ANY (v_kode)
        UNION SELECT h.no_hp FROM hp_member_dahulu h WHERE h.kode_member = ANY (v_kode))) k
      WHERE draf_menyebut(d.isi, k) AND coalesce(
        (SELECT draf_menyebut(d.isi, m.nama_member) = (m.kode_member = ANY (v_kode))
            OR EXISTS (SELECT FROM unnest(v_nama) n WHERE draf_menyebut(d.isi, n))
          FROM hp_keliru(k, d.diubah_pada) m),
        NOT hp_orang_lain(k, d.diubah_pada, v_kode)))
    OR coalesce(d.isi->>'no_hp', '') = '' AND EXISTS (
      SELECT FROM unnest(v_nama) k WHERE draf_menyebut(d.isi, k))) $$;
