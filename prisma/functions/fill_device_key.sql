-- Fills the key that identifies a device.
CREATE OR REPLACE FUNCTION "fill_device_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."device_key" := "device_key"(NEW."device_brand", NEW."serial_number");
  RETURN NEW;
END
$$;
